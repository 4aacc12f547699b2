// npm run bench: how fast games are played, beside boardgame.io in the same run.
import { parseArgs } from 'node:util'
import { checkAgreement } from './euro/agree.ts'
import { loadRival } from './euro/boardgameio.ts'
import { GAMES } from './games.ts'
import { measure, type Row } from './measure.ts'
import { profile, type Profile } from './profile.ts'
import { formatFigures, formatProfile, machine, toJson } from './report.ts'
import { listRows } from './rows.ts'

const HELP = `npm run bench -- [options]

  --json         print JSON instead of tables
  --profile      also say where the time of random play goes
  --only <text>  only rows whose id contains the text, and the baselines they are compared with
  --quick        shorter samples, for a first look
  --help         this text

Ids: random/<game>, random/boardgame.io; tree search to depth 50/… and tree search to the end/…, each with
boardgame.io and champion
`
const AGREEMENT_GAMES = 10

function readArgs() {
  return parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  }).values
}

function pickRows(rows: readonly Row[], only: string | undefined): Row[] {
  if (only === undefined) return [...rows]
  const groups = new Set(rows.filter((row) => row.id.includes(only)).map((row) => row.group))
  return rows.filter((row) => row.id.includes(only) || (row.baseline && groups.has(row.group)))
}

function showProgress(done: number, of: number, row: Row): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r\u001b[K${done} of ${of}: ${row.id}`)
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

async function main(): Promise<void> {
  const args = readArgs()
  if (args.help) return console.log(HELP)
  const rival = loadRival()
  checkAgreement(rival, AGREEMENT_GAMES)
  const rows = pickRows(listRows(rival), args.only)
  if (rows.length === 0) throw new Error(`No row's id contains "${args.only}". See npm run bench -- --help`)
  const plan = args.quick
    ? { warmUp: 0.3, seconds: 0.3, samples: 3 }
    : { warmUp: 1.5, seconds: 1.5, samples: 3 }
  const figures = await measure(rows, { ...plan, onProgress: showProgress })
  endProgress()
  const profiles: Profile[] = []
  if (args.profile)
    for (const { id } of GAMES)
      if (rows.some((row) => row.id === `random/${id}`))
        profiles.push(await profile({ id, seconds: plan.seconds }))
  if (args.json) return console.log(toJson(figures, profiles))
  console.log(
    `${machine()}; median of ${plan.samples} samples of ${plan.seconds} s of processor time of one thread`,
  )
  console.log(formatFigures(figures))
  for (const each of profiles) console.log(formatProfile(each))
}

try {
  await main()
} catch (error) {
  endProgress()
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
