import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { direction } from './scripts/lint/direction.mjs'

const NODE_GLOBALS = [
  'console',
  'process',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'URL',
  'Buffer',
]
const SVELTE_FILES = ['**/*.svelte', '**/*.svelte.ts']

/** What would make two machines, or two runs, disagree about the same game. */
const ONLY_FROM_IO = 'Chance comes only from io, and a game knows no clock.'
const NOT_IN_RULES = [
  'Date',
  'performance',
  'crypto',
  'Intl',
  'process',
  'globalThis',
  'setTimeout',
  'setInterval',
]

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/dist/', 'data/']),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    name: 'harvest/everywhere',
    plugins: { harvest: { rules: { direction } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'harvest/direction': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-else-return': 'error',
      // French puts no-break spaces before its colons.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/array-type': 'error',
      // Lists are indexed by seats and card ids that the rules keep in range; the compiler is told so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    name: 'harvest/plain-js',
    files: ['**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    name: 'harvest/svelte',
    files: SVELTE_FILES,
    languageOptions: { parserOptions: { parser: ts.parser } },
    // The compiler knows the browser's names; ESLint would need a list of them.
    rules: {
      'no-undef': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // svelte-check judges the ignored warnings; ESLint does not see all of them.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    name: 'harvest/talks-to-a-terminal',
    files: ['lab/**', 'scripts/**', 'bench/**', 'server/**', '**/checks/**', '**/golden/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'harvest/rules-are-pure',
    files: ['engine/src/**', 'games/*/src/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: ONLY_FROM_IO }],
      'no-restricted-globals': ['error', ...NOT_IN_RULES.map((name) => ({ name, message: ONLY_FROM_IO }))],
    },
  },
)
