/**
 * npm run answers: the JSON Schemas of all answers, made from the types that are sent (src/wire/answers.ts), into
 * src/http/answers.json. A test fails when that file is not what the types say.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as prettier from 'prettier'
import ts from 'typescript'

const ROOT = new URL('../src/wire/answers.ts', import.meta.url)
export const FILE = new URL('../src/http/answers.json', import.meta.url)
const REF = '#/components/schemas/'
/** Whatever a game makes of it. */
const ANYTHING = new Set(['Json'])

type Schema = Record<string, unknown>

class Schemas {
  private readonly checker: ts.TypeChecker
  readonly types: Record<string, Schema> = {}

  constructor(checker: ts.TypeChecker) {
    this.checker = checker
  }

  /** By its name where it has one, so that each type is described once. */
  of(type: ts.Type): Schema {
    const name = nameOf(type)
    if (name === null) return this.inline(type)
    if (ANYTHING.has(name)) return {}
    if (!(name in this.types)) {
      this.types[name] = {}
      this.types[name] = this.inline(type)
    }
    return { $ref: `${REF}${name}` }
  }

  private inline(type: ts.Type): Schema {
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.String) return { type: 'string' }
    if (flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (type.isUnion()) return this.union(type.types)
    if (this.checker.isTupleType(type)) return this.tuple(type as ts.TypeReference)
    if (this.checker.isArrayType(type)) return { type: 'array', items: this.of(this.elements(type)[0]!) }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type)
    throw new Error(`no schema for ${this.checker.typeToString(type)}`)
  }

  private elements(type: ts.Type): readonly ts.Type[] {
    return this.checker.getTypeArguments(type as ts.TypeReference)
  }

  private tuple(type: ts.TypeReference): Schema {
    const items = this.elements(type)
    return {
      type: 'array',
      prefixItems: items.map((item) => this.of(item)),
      minItems: items.length,
      maxItems: items.length,
    }
  }

  private union(all: readonly ts.Type[]): Schema {
    const types = all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    const literals = types.flatMap((type) => (type.isStringLiteral() ? [type.value] : []))
    const booleans = types.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)
    const others = types.filter((type) => !type.isStringLiteral() && !booleans.includes(type))
    const parts = [
      ...(literals.length > 1 ? [{ enum: literals }] : literals.map((value) => ({ const: value }))),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((type) => this.of(type))),
      ...others.map((type) => this.of(type)),
    ]
    return parts.length === 1 ? parts[0]! : { anyOf: parts }
  }

  private object(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      const schema = this.of(this.checker.getTypeOfSymbol(property))
      const words = ts
        .displayPartsToString(property.getDocumentationComment(this.checker))
        .replaceAll('\n', ' ')
      properties[property.name] = words === '' ? schema : { ...schema, description: words }
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.of(index.type) } : {}),
    }
  }
}

/** The name a type was given, unless it belongs to the language or stands for one of several. */
function nameOf(type: ts.Type): string | null {
  const symbol = type.aliasSymbol ?? type.symbol
  const declared = symbol?.declarations?.[0]
  if (!declared || declared.getSourceFile().fileName.includes('node_modules')) return null
  const isNamed = ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared)
  if (!isNamed || (type.aliasTypeArguments?.length ?? 0) > 0) return null
  return symbol.name
}

/** What the file should hold. */
export async function makeAnswers(): Promise<string> {
  const file = fileURLToPath(ROOT)
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  const table = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source)!)
    .find(({ name }) => name === 'Answers')!
  const schemas = new Schemas(checker)
  const answers: Record<string, Schema> = {}
  for (const property of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(table)))
    answers[property.name] = schemas.of(checker.getTypeOfSymbol(property))
  const types = Object.fromEntries(Object.entries(schemas.types).sort(([a], [b]) => (a < b ? -1 : 1)))
  const options = await prettier.resolveConfig(fileURLToPath(FILE))
  return prettier.format(JSON.stringify({ answers, types }), { ...options, parser: 'json' })
}

if (import.meta.main) writeFileSync(FILE, await makeAnswers())
