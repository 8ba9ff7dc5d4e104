import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, storedSong, withoutVideo } from './editor'
import { logIn, said } from './people'
import { callAs, newClass, signedInAs } from './school'
import { press, startField, timedLines } from './timed-song'

useBrowser()

type Song = Awaited<ReturnType<typeof storedSong>>

test('a class whose fetch is refused leads to /login and back, and nothing of the ended session is kept', async () => {
  const page = await visitor()
  await signedInAs(page, 'teacher')
  const id = await newClass(page, 'Elsewhere logged out')
  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-nobody-has'))
  await page.goto(`/classes/${id}/teacher`)
  await page.waitForURL(`**/login?redirect=%2Fclasses%2F${id}%2Fteacher`)
  await said(page, 'Your login has ended. Please log in again.')
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]))
    // Both are gone, so that the next visit is a visitor's.
    .toEqual([null, null])
})

test.each([
  [
    'timesync',
    async (page: Page) => {
      await startField(page, 1).fill('1.50')
      await press(page, 'Save Changes')
    },
    ({ lyrics }: Song) => lyrics[0]?.startTime === 1.5,
  ],
  [
    'wordlists',
    async (page: Page) => {
      await page.getByLabel('Word list of lyric 2').fill('les bateaux, dorment')
      await press(page, 'Save Edited Lyrics')
    },
    ({ lyrics }: Song) => lyrics[1]?.words.length === 2,
  ],
  [
    'addlyrics',
    async (page: Page) => {
      await page.getByRole('textbox').last().fill('Bonne nuit')
      await press(page, 'Continue')
    },
    null,
  ],
] as const)(
  'a login that ends on the page %s is renewed there, and what was pressed is done',
  async (name, act, isSaved) => {
    const page = await newcomer()
    await withoutVideo(page)
    const email = await signedInEditor(page)
    const song = await newSong(page, timedLines)
    await page.goto(`/editor/songs/${song.id}/${name}`)
    await page.getByRole('button', { name: /^Save/ }).waitFor()
    await callAs(page, 'POST', '/api/users/logout')
    await act(page)
    if (isSaved) await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your login has ended' })
    await dialog.waitFor()
    await logIn(page, email)
    await dialog.waitFor({ state: 'detached' })
    if (!isSaved) return page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor()
    await page
      .getByText(/^(Song saved|Lyrics saved)\.$/)
      .first()
      .waitFor()
    expect(isSaved(await storedSong(page, song.id))).toBe(true)
  },
)
