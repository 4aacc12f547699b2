import { bots, games } from '@harvest/bots'
import { describeGames } from '@harvest/server/pocket'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { layOut } from './src/lib/rules-page.ts'

/** `import page from '…/RULES.md'` gives the laid-out page, so that browsers need no Markdown reader. */
const rules: Plugin = {
  name: 'harvest-rules',
  transform: {
    filter: { id: /\/RULES\.md$/ },
    handler: (markdown) => ({
      code: `export default ${JSON.stringify(layOut(markdown))}`,
      moduleType: 'js',
      map: null,
    }),
  },
}

/** `import games from 'virtual:games'`: what a server would say of them, for a page that finds none. */
const offlineGames: Plugin = {
  name: 'harvest-games',
  resolveId: (id) => (id === 'virtual:games' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:games') return null
    const levels = bots.map((bot) => bot.id)
    return `export default ${JSON.stringify(describeGames(games, levels))}`
  },
}

// The gallery shows art and boards on fixture positions. It is built on its own and never shipped.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), rules, offlineGames],
  // Each game's rules and bots in a file of their own.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.HARVEST_SERVER ?? 'http://localhost:3000', ws: true } } },
  build:
    mode === 'gallery'
      ? { outDir: 'gallery/dist', rolldownOptions: { input: 'gallery/index.html' } }
      : {
          outDir: 'dist',
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
