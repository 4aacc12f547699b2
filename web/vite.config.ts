import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The gallery shows art and boards on fixture positions. It is built on its own and never shipped.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: process.env.HARVEST_SERVER ?? 'http://localhost:3000', ws: true } } },
  build:
    mode === 'gallery'
      ? { outDir: 'gallery/dist', rolldownOptions: { input: 'gallery/index.html' } }
      : { outDir: 'dist', manifest: true },
}))
