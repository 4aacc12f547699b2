/**
 * What the page of a table needs besides what its HTML names: the script of a table, and that of its game. A browser
 * that hears of them at once fetches them while it still reads the first ones; else one leads to the next, and over a
 * slow network each costs a way there and back.
 */
import type { Core } from '../core.ts'
import type { Site } from './site.ts'

const TABLE = /^\/table\/([A-Za-z0-9_-]{22})$/
/** Where the build says what became of each source file. */
const MANIFEST = '/.vite/manifest.json'
const PAGE = 'src/pages/Table.svelte'
const gameOf = (game: string): string => `src/games/${game}/index.ts`

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = { readonly [source: string]: Chunk }

export class Ahead {
  private readonly manifest: Manifest
  private readonly core: Core
  /** By game. */
  private readonly known = new Map<string, string>()

  constructor(site: Site, core: Core) {
    const raw = site.get(MANIFEST)?.forms.get('')
    this.manifest = raw ? (JSON.parse(raw.toString()) as Manifest) : {}
    this.core = core
  }

  /** The `Link` header for a page of the client; null where it needs nothing else. */
  async linksFor(path: string): Promise<string | null> {
    const id = TABLE.exec(path)?.[1]
    if (!id || !this.manifest[PAGE]) return null
    const game = await this.core.tables.use(id, (table) => table.game).catch(() => null)
    if (game === null) return null
    const known = this.known.get(game) ?? this.list(game)
    this.known.set(game, known)
    return known
  }

  private list(game: string): string {
    const chunks = new Set<Chunk>()
    const visit = (source: string): void => {
      const chunk = this.manifest[source]
      if (!chunk || chunks.has(chunk)) return
      chunks.add(chunk)
      chunk.imports?.forEach(visit)
    }
    for (const source of [PAGE, gameOf(game)]) visit(source)
    const styles = [...chunks].flatMap(({ css }) => css ?? [])
    return [
      ...[...chunks].map(({ file }) => `</${file}>; rel=modulepreload`),
      ...styles.map((file) => `</${file}>; rel=preload; as=style`),
    ].join(', ')
  }
}
