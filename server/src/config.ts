/** The server's configuration: settings.ts says what there is to set, and this reads it from the environment. */
import { settings, type FlagSetting, type NumberSetting, type Setting, type TextSetting } from './settings.ts'

type Value<S> = S extends NumberSetting ? number : S extends FlagSetting ? boolean : string

export type Config = { readonly [K in keyof typeof settings]: Value<(typeof settings)[K]> }

/** The settings that tables need, on a server or in a page. */
export type TableConfig = Pick<
  Config,
  | 'absenceHost'
  | 'absenceVote'
  | 'staleAfter'
  | 'abandonedAfter'
  | 'maxLoaded'
  | 'maxTables'
  | 'maxTablesPerGuest'
  | 'maxChatKept'
  | 'maxChatText'
  | 'orderLeast'
  | 'orderMost'
>

/** The configuration from environment variables; throws with a sentence that names the variable at fault. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const out: Record<string, number | boolean | string> = {}
  for (const [name, setting] of Object.entries(settings) as [string, Setting][]) {
    const given = env[setting.env]
    out[name] = given === undefined || given === '' ? setting.default : parseSetting(setting, given)
  }
  return out as unknown as Config
}

function parseSetting(setting: Setting, given: string): number | boolean | string {
  if (typeof setting.default === 'string') {
    const { form } = setting as TextSetting
    if (form && !form.fits(given)) throw new Error(`${setting.env} must be ${form.words}, not "${given}"`)
    return given
  }
  if (typeof setting.default === 'boolean') {
    if (given === '1' || given === 'true') return true
    if (given === '0' || given === 'false') return false
    throw new Error(`${setting.env} must be true or false, not "${given}"`)
  }
  const { min, max } = setting as NumberSetting
  const value = Number(given)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${setting.env} must be a whole number from ${min} to ${max}, not "${given}"`)
  return value
}

/** The list of settings as a Markdown table, for docs/self-hosting.md. */
export function settingsTable(): string {
  const rows = Object.values(settings as Record<string, Setting>).map(
    (setting) =>
      `| \`${setting.env}\` | ${setting.default === '' ? '' : `\`${setting.default}\``} | ${setting.doc} |`,
  )
  return ['| variable | default | |', '|---|---|---|', ...rows].join('\n')
}
