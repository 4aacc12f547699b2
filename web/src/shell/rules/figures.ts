/** The figures of a game's rules, numbered as they come on the page, with what it takes to draw them. */
import type { Component } from 'svelte'
import { GAMES } from '../../games/index.ts'
import type { FigureProps, GameModule } from '../../games/types.ts'
import type { RulesPage } from '../../lib/rules-page.ts'
import { passagesOf } from '../../lib/rules-search.ts'
import { readFigures, type RulesFigure } from '../../lib/rules.ts'

export interface NumberedFigure {
  readonly figure: RulesFigure
  readonly number: number
}

export interface Figures {
  readonly all: readonly NumberedFigure[]
  readonly module: GameModule
  /** The game's own drawing of figures, if it has one. */
  readonly Figure: Component<FigureProps> | null
}

export async function loadFigures(game: string, page: RulesPage): Promise<Figures | null> {
  const figures = await readFigures(game)
  const module = figures.length > 0 ? await GAMES[game]?.() : undefined
  if (!module) return null
  return { all: inOrder(figures, page), module, Figure: (await module.figure?.()) ?? null }
}

function inOrder(figures: readonly RulesFigure[], page: RulesPage): NumberedFigure[] {
  const order = page.sections.flatMap((section) => [
    section.id,
    ...section.blocks.flatMap((block) => passagesOf(block).map((passage) => passage.id)),
  ])
  return figures
    .toSorted((a, b) => order.indexOf(a.beside) - order.indexOf(b.beside))
    .map((figure, index) => ({ figure, number: index + 1 }))
}

export function figuresBeside(figures: Figures | null, passage: string): readonly NumberedFigure[] {
  return figures?.all.filter(({ figure }) => figure.beside === passage) ?? []
}

/** A chart stands in the place of a table, other figures beside the words. */
export const isChart = ({ figure }: NumberedFigure): boolean => figure.insteadOfTable === true
