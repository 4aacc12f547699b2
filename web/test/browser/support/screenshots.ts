/** Takes the pictures of the README: `npm run screenshots`, after `npm run build`. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Site } from './site.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/images/', import.meta.url))
const SCREENS = {
  wide: { viewport: { width: 1400, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

type Screen = keyof typeof SCREENS
type Theme = 'light' | 'dark'

interface Scene {
  readonly game: string
  readonly golden: string
  /** How many steps before the end of the golden game. */
  readonly left: number
  readonly bots: number
  /** What is being asked, if that matters. */
  readonly asks?: RegExp
  readonly pictures: readonly (readonly [Screen, Theme])[]
}

const SCENES: readonly Scene[] = [
  {
    game: 'scoville',
    golden: 'blocked-farmer',
    left: 210,
    bots: 3,
    asks: /^Walk/,
    pictures: [
      ['wide', 'light'],
      ['wide', 'dark'],
      ['phone', 'light'],
      ['phone', 'dark'],
    ],
  },
  {
    game: 'food-court',
    golden: 'reached-and-lost-again',
    left: 70,
    bots: 2,
    pictures: [['wide', 'light']],
  },
  {
    game: 'jelly-bean-farmers',
    golden: 'contract-strength',
    left: 60,
    bots: 2,
    pictures: [['wide', 'light']],
  },
]

async function picture(site: Site, scene: Scene, screen: Screen, colorScheme: Theme): Promise<void> {
  const ruth = await site.somebody({ name: 'Ruth', colorScheme, ...SCREENS[screen] })
  const id = await site.place(scene.game, scene.golden, scene.left, [
    ruth,
    ...Array<'bot:greedy'>(scene.bots).fill('bot:greedy'),
  ])
  await ruth.open(`/table/${id}`)
  if (scene.asks) await ruth.playUntil(scene.asks)
  else await ruth.turn()
  if (screen === 'wide') await ruth.page.getByRole('button', { name: 'Moves' }).click()
  await ruth.page.mouse.move(0, 0)
  await ruth.page.evaluate(() => document.fonts.ready)
  await ruth.page.screenshot({ path: `${FOLDER}${scene.game}-${screen}-${colorScheme}.png` })
  await site.clear()
}

mkdirSync(FOLDER, { recursive: true })
const site = new Site()
await site.start()
try {
  for (const scene of SCENES)
    for (const [screen, theme] of scene.pictures) await picture(site, scene, screen, theme)
} finally {
  await site.stop()
}
