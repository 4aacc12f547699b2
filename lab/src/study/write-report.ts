/** From a folder of results to its report, in every form. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError, type Lab } from '../lab.ts'
import { replaced } from '../variant.ts'
import { StudyCounts } from './figures.ts'
import { readHeader, readRows, resultsFile } from './results.ts'
import { reportMarkdown } from './report/markdown.ts'
import { makeReport } from './report/sections.ts'

/** What to tell about it, line by line. */
export async function writeReport(lab: Lab, folder: string): Promise<string[]> {
  const file = resultsFile(folder)
  const header = await readHeader(file)
  const { variant } = header.spec
  const known = variant ? await replaced(lab.games, variant) : lab.games
  const entry = known.find(({ game }) => game.id === header.spec.game)
  if (!entry) throw new UsageError(`${file} is about "${header.spec.game}", but there’s no such game here.`)
  if (entry.game.version !== header.version)
    throw new UsageError(
      `${file} holds games of version ${header.version} of ${entry.game.name}, and this is version ${entry.game.version}.`,
    )
  const counts = new StudyCounts(entry.game.statistics?.cards?.names ?? [])
  let games = 0
  for await (const row of readRows(file)) {
    counts.add(row)
    games++
  }
  if (games === 0) throw new UsageError(`${file} has no games yet.`)
  const report = makeReport(entry, header, counts.figures())
  // Drawing and Parquet are loaded here, so that no other command waits for them.
  const { reportHtml } = await import('./report/html.ts')
  const { writeParquet } = await import('./parquet.ts')
  const at = (name: string): string => join(folder, name)
  try {
    writeFileSync(at('report.html'), reportHtml(report))
    writeFileSync(at('report.md'), reportMarkdown(report))
    await writeParquet(file, at('games.parquet'))
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code) throw error
    throw new UsageError(
      `The report can’t be written to ${folder} (${(error as NodeJS.ErrnoException).code}). The games are kept; "lab report ${folder}" tries again.`,
    )
  }
  return [report.title, report.about, '', ...report.findings, '', `Report: ${at('report.html')}`]
}
