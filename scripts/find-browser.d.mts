/** The path of a browser, or null. */
export function findBrowser(options?: {
  platform?: string
  env?: Record<string, string | undefined>
  exists?: (path: string) => boolean
  windowless?: boolean
}): string | null
