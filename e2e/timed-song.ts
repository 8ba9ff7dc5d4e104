import type { Page } from 'playwright-core'
import { visitor } from './browser'
import { signedInEditor, type TestLine } from './editor'
import { pretendYoutube } from './pretend-youtube'

/** Five lyrics: two the same, a gap after the second, the last one not timed. */
export const timedLines: TestLine[] = [
  { text: 'La mer est calme', startTime: 5, stopTime: 9.99 },
  { text: 'Les bateaux dorment', startTime: 10, stopTime: 13 },
  { text: 'La mer est calme', startTime: 15, stopTime: 19.99 },
  { text: 'Et le vent chante', startTime: 20, stopTime: 24.99 },
  { text: 'Oh oh' },
]
/** The field of a lyric's start. */
export const startField = (page: Page, place: number) =>
  page.getByLabel(`Start time of lyric ${place}`, { exact: true })
/** The field of a lyric's stop. */
export const stopField = (page: Page, place: number) =>
  page.getByLabel(`Stop time of lyric ${place}`, { exact: true })
/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
/** Opens the time-sync page of a song. */
export async function openTimes(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/songs/${id}/timesync`)
  await startField(page, 1).waitFor()
}

/** A page of an editor, with stand-ins for YouTube's players. */
export async function timeEditor(options = {}): Promise<Page> {
  const page = await visitor(options)
  await pretendYoutube(page)
  await signedInEditor(page)
  return page
}
