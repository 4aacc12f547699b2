/** Takes the pictures of the README: `npm run screenshots`, after `npm run build`. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Site } from './site.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/images/', import.meta.url))
const SCREENS = {
  wide: { viewport: { width: 1400, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

mkdirSync(FOLDER, { recursive: true })
const site = new Site()
await site.start()
try {
  for (const [screen, options] of Object.entries(SCREENS))
    for (const colorScheme of ['light', 'dark'] as const) {
      const ruth = await site.somebody({ name: 'Ruth', colorScheme, ...options })
      const yuri = await site.somebody({ name: 'Yuri' })
      const greg = await site.somebody({ name: 'Greg' })
      const id = await site.place('scoville', 'blocked-farmer', 210, [ruth, yuri, greg, 'bot:greedy'])
      await ruth.open(`/table/${id}`)
      await ruth.page.locator('.table').waitFor()
      await ruth.page.evaluate(() => document.fonts.ready)
      await ruth.page.screenshot({ path: `${FOLDER}scoville-${screen}-${colorScheme}.png` })
      for (const one of [ruth, yuri, greg]) await one.context.close()
    }
} finally {
  await site.stop()
}
