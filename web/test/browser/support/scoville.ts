/** Where most tests of the table begin: the second round of a game of Scoville for two, placed there and not played. */
import type { Site, Somebody } from './site.ts'

/** What is asked once a pepper is in hand. */
export const WHERE_TO_PLANT = 'on an empty plot next to a planted one'

/** At the question which pepper to plant. */
export async function askedWhich(site: Site, one: Somebody): Promise<void> {
  const id = await site.place('scoville', 'both-short', 570, [one, 'bot:random'])
  await one.open(`/table/${id}`)
  await one.page.getByText('Choose a pepper to plant').waitFor()
  await one.turn()
}

/** At the question where to plant it. */
export async function askedWhere(site: Site, one: Somebody): Promise<void> {
  await askedWhich(site, one)
  await one.choose(/^Plant(?! on )/)
  await one.page.getByText(WHERE_TO_PLANT).waitFor()
}
