/** From a folder of results to its report, in every form. */
import type { GameEntry } from '@harvest/bots'
import { VariantError } from '@harvest/engine'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whyNot } from '../files.ts'
import { UsageError, type Lab } from '../lab.ts'
import { replaced } from '../variant.ts'
import { StudyCounts } from './figures.ts'
import { readHeader, readRows, resultsFile, type StudyHeader } from './results.ts'
import { reportHtml } from './report/html.ts'
import { reportJson } from './report/json.ts'
import { reportMarkdown } from './report/markdown.ts'
import { makeReport } from './report/sections.ts'

/** What to tell about it, line by line. */
export async function writeReport(lab: Lab, folder: string): Promise<string[]> {
  const file = resultsFile(folder)
  const header = await readHeader(file)
  const entry = await entryOf(lab, file, header)
  const cards = entry.game.statistics?.cards?.names ?? []
  const counts = new StudyCounts(cards)
  let games = 0
  for await (const row of readRows(file, cards.length)) {
    counts.add(row)
    games++
  }
  if (games === 0) throw new UsageError(`${file} has no games yet.`)
  const figures = counts.figures()
  const report = makeReport(entry, header, figures)
  // Drawing and Parquet are loaded here, so that no other command waits for them.
  const { drawReport } = await import('./report/plots.ts')
  const drawn = drawReport(report)
  const { writeParquet } = await import('./parquet.ts')
  const at = (name: string): string => join(folder, name)
  try {
    writeFileSync(at('report.html'), reportHtml(drawn))
    writeFileSync(at('report.json'), reportJson(drawn, figures))
    writeFileSync(at('report.md'), reportMarkdown(report))
    await writeParquet(file, at('games.parquet'))
  } catch (error) {
    const why = whyNot(error)
    if (why === null) throw error
    throw new UsageError(
      `The report can’t be written to ${folder}: ${why}. The games are kept; "lab report ${folder}" tries again.`,
    )
  }
  return [
    report.title,
    report.about,
    '',
    ...report.findings,
    '',
    `Report: ${at('report.html')} (or ${at('report.json')}, for the page /study of the web client)`,
  ]
}

/** The game that the results are of: of this version, and with the variant that is stored with them. */
async function entryOf(lab: Lab, file: string, { spec, version }: StudyHeader): Promise<GameEntry> {
  const entry = lab.games.find(({ game }) => game.id === spec.game)
  if (!entry) throw new UsageError(`${file} is about "${spec.game}", but there’s no such game here.`)
  if (entry.game.version !== version)
    throw new UsageError(
      `${file} holds games of version ${version} of ${entry.game.name}, and this is version ${entry.game.version}.`,
    )
  if (!spec.variant) return entry
  try {
    const known = await replaced(lab.games, spec.variant)
    return known.find(({ game }) => game.id === spec.game)!
  } catch (error) {
    if (!(error instanceof VariantError)) throw error
    throw new UsageError(
      `${file} holds games of the variant “${spec.variant.name}”, which can’t be played here: ${error.message.replace(/^Line 1: /, '')}`,
    )
  }
}
