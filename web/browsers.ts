/** The oldest browsers for which the site is built; `docs/self-hosting.md` names them to people. */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17']

/** What all of these can read. */
export const ECMA_VERSION = 2022
