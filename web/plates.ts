/**
 * The plates of the games as files of their own, for the server, which draws pictures of tables (`/plates/<game>.svg`):
 * the same drawings in the same inks as on the page, by day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SRC = join(import.meta.dirname, 'src')
const GAMES = join(SRC, 'games')

/** The inks of `art/Emblem.svelte` as a style sheet without variables, for programs that know only simple ones. */
function readInks(): string {
  const emblem = readFileSync(join(SRC, 'art', 'Emblem.svelte'), 'utf8')
  const tokens = readFileSync(join(SRC, 'styles', 'tokens.css'), 'utf8')
  const values = new Map(
    [...`${tokens}${emblem}`.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  )
  const resolve = (value: string): string =>
    value
      .replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? `no ${name}`))
      .replace(/light-dark\(([^,]+),[^)]+\)/g, '$1')
  const rules = emblem.matchAll(/\.emblem :global\((?::is\(([^)]*)\)|([^)]*))\) \{([^}]*)\}/g)
  return [...rules]
    .map(([, several, one, body]) => `${several ?? one}{${resolve(body!).replace(/\s+/g, ' ').trim()}}`)
    .join('')
}

/** A game's plate as a whole file. */
export function plateOf(game: string): string {
  const drawn = readFileSync(join(GAMES, game, 'Plate.svelte'), 'utf8')
    .replace(/<svelte:options[^>]*>/, '')
    .replace(/<!--.*?-->/gs, '')
    .trim()
  if (/[{}]|<script|<style/.test(drawn)) throw new Error(`the plate of ${game} is more than a drawing`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><style>${readInks()}</style>${drawn}</svg>\n`
}

/** The games that have a plate. */
export function listPlates(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'Plate.svelte')))
}

export const plates: Plugin = {
  name: 'harvest-plates',
  generateBundle() {
    for (const game of listPlates())
      this.emitFile({ type: 'asset', fileName: `plates/${game}.svg`, source: plateOf(game) })
  },
}
