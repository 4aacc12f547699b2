import { games, LEVELS } from '@harvest/bots'
import { describeGames } from '@harvest/server/pocket'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'
import { BROWSERS } from './browsers.ts'
import { plates } from './plates.ts'
import { layOut } from './src/lib/rules-page.ts'

/**
 * `import page from '…/RULES.md'`, or from a translation of it in `rules/`, gives the laid-out page, so that browsers
 * need no Markdown reader.
 */
const rules: Plugin = {
  name: 'harvest-rules',
  transform: {
    filter: { id: /\/(RULES|rules\/\w+)\.md$/ },
    handler(markdown, id) {
      const english = join(dirname(id), '..', 'RULES.md')
      const isTranslation = !id.endsWith('RULES.md')
      if (isTranslation) this.addWatchFile(english)
      const original = isTranslation ? layOut(readFileSync(english, 'utf8')) : undefined
      return {
        code: `export default ${JSON.stringify(layOut(markdown, original))}`,
        moduleType: 'js',
        map: null,
      }
    },
  },
}

/** `import games from 'virtual:games'`: what a server would say of them, for a page that finds none. */
const offlineGames: Plugin = {
  name: 'harvest-games',
  resolveId: (id) => (id === 'virtual:games' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:games') return null
    return `export default ${JSON.stringify(describeGames(games, LEVELS))}`
  },
}

/**
 * `virtual:plain-games`, `virtual:plain-entries` and `virtual:plain-statistics`: how to load the words, the rules and
 * bots, and the words for what is counted, of every game that has no pictures of its own yet. So a new game can be played in the browser before anybody has drawn anything.
 */
const plainGames: Plugin = {
  name: 'harvest-plain-games',
  resolveId: (id) => (/^virtual:plain-(games|entries|statistics)$/.test(id) ? `\0${id}` : null),
  load(id) {
    const kind = /^\0virtual:plain-(games|entries|statistics)$/.exec(id)?.[1]
    if (kind === undefined) return null
    const root = join(import.meta.dirname, '..')
    const plain = games
      .map(({ game }) => game.id)
      .filter((game) => !existsSync(join(import.meta.dirname, 'src', 'games', game, 'index.ts')))
    const files = {
      games: (game: string) => join(root, 'games', game, 'src', 'public.ts'),
      entries: (game: string) => join(root, 'bots', 'src', 'games', `${game}.ts`),
      statistics: (game: string) => join(root, 'games', game, 'src', 'statistics.ts'),
    }
    const file = files[kind as keyof typeof files]
    // A game needn't count anything.
    const listed = kind === 'statistics' ? plain.filter((game) => existsSync(file(game))) : plain
    const lines = listed.map(
      (game) => `${JSON.stringify(game)}: () => import(${JSON.stringify(file(game))}),`,
    )
    return `export default {${lines.join('')}}`
  },
}

/** Builds the service worker once all the files are there that it is to keep. */
const serviceWorker: Plugin = {
  name: 'harvest-service-worker',
  apply: ({ mode }, { command }) => command === 'build' && mode !== 'gallery',
  async closeBundle() {
    const dist = join(import.meta.dirname, 'dist')
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { PRECACHE: JSON.stringify(listFiles(dist)), 'process.env.NODE_ENV': '"production"' },
      build: {
        target: BROWSERS,
        outDir: dist,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'src', 'service-worker', 'main.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
}

/** What only the server reads. */
const NOT_KEPT = ['.vite', 'plates']

/** What the service worker keeps. The names under assets/ have a hash of what is in them already. */
function listFiles(dist: string): { url: string; revision: string | null }[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
    .filter(({ parentPath }) => !NOT_KEPT.includes(basename(parentPath)))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const url = `/${relative(dist, path).split(sep).join('/')}`
      const hash = (): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
      return { url, revision: url.startsWith('/assets/') ? null : hash() }
    })
}

// The gallery shows art and boards on fixture positions. It is built on its own and never shipped.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), rules, offlineGames, plainGames, plates, serviceWorker],
  // Each game's rules and bots in a file of their own.
  worker: {
    format: 'es',
    plugins: () => [plainGames],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.HARVEST_SERVER ?? 'http://localhost:3000', ws: true } } },
  build:
    mode === 'gallery'
      ? { outDir: 'gallery/dist', rolldownOptions: { input: 'gallery/index.html' } }
      : {
          outDir: 'dist',
          target: BROWSERS,
          manifest: true,
          // What every board needs comes in one piece: it packs smaller and is fetched at once.
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: 'board', test: /\/src\/games\/shared\// }],
              },
            },
          },
        },
}))
