import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, newcomer, useBrowser } from './browser'
import {
  banner,
  chooseLyric,
  journal,
  newSong,
  openSong,
  saved,
  signedInEditor,
  storedSong,
  unfoldSong,
  withoutVideo,
} from './editor'
import { logIn, password } from './people'

useBrowser()

const lines = ['la mer', 'le ciel', 'la mer', 'un bateau blanc'].map((text, place) => ({
  text,
  startTime: place * 5,
  stopTime: place * 5 + 4.5,
}))
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const translation = (page: Page) => page.getByLabel('Translation', { exact: true })
const saveNow = (page: Page) => page.getByRole('button', { name: 'Save now' }).click()

async function editorOf(fields: object = {}) {
  const page = await newcomer()
  await withoutVideo(page)
  const email = await signedInEditor(page)
  const song = await newSong(page, lines, fields)
  return { page, email, song }
}

describe('saving a song', () => {
  test('by itself after five seconds, with the banners; and not at all while something is wrong', async () => {
    const { page, song } = await editorOf()
    await openSong(page, song.id)
    await title(page).fill('Le large')
    await banner(page, 'Autosaving (5 second debounce)...')
    await page.getByText('1 change not yet saved').waitFor()
    await banner(page, 'Song saved.')
    await page.getByText(/^Saved \d\d:\d\d:\d\d$/).waitFor()
    expect((await storedSong(page, song.id)).title).toBe('Le large')

    await title(page).fill('')
    await banner(page, "Error: Can't autosave--some data is wrong.")
    await page.getByLabel('Artist', { exact: true }).fill('Die Nachbarn')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await storedSong(page, song.id)).title).toBe('Le large')
    // Leaving asks; what is wrong waits here, and comes back.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    const leave = page.getByRole('dialog', { name: 'Leave this page?' })
    await leave
      .getByText('You have unsaved changes -- are you sure you want to leave this page?')
      .waitFor()
    await leave.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/home')
    await openSong(page, song.id)
    await page.getByText(/^Unsaved changes from \d\d:\d\d \(2 edits\)$/).waitFor()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('Artist: Die Nachbarn').waitFor()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => title(page).inputValue()).toBe('')
    await title(page).fill('Der Nachbar')
    await saved(page)
    expect(await storedSong(page, song.id)).toMatchObject({ title: 'Der Nachbar' })

    // The way back to the editor asks whether to discard, and does so.
    await title(page).fill('Nobody wants this')
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    const discard = page.getByRole('dialog', { name: 'Discard Changes?' })
    await discard.getByRole('button', { name: 'Stay Here' }).click()
    await page.getByRole('link', { name: 'Back to the editor' }).click()
    await discard.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL('**/editor')
    expect(await journal(page)).toEqual([])
    expect((await storedSong(page, song.id)).title).toBe('Der Nachbar')
  })

  test('goes on after a tunnel, an ended login, and a closed tab', async () => {
    const { page, email, song } = await editorOf()
    await openSong(page, song.id)
    await page.context().setOffline(true)
    await title(page).fill('In the tunnel')
    await saveNow(page)
    await banner(page, "Error: Song couldn't be saved on server.")
    await page.getByText('1 change not yet saved (offline)').waitFor()
    await page.context().setOffline(false)
    await banner(page, 'Song saved.')
    expect((await storedSong(page, song.id)).title).toBe('In the tunnel')

    // The login ends elsewhere: everything stays, and goes on with the next login.
    await page.evaluate(async () => {
      const authorization = localStorage.getItem('token') ?? ''
      await fetch('/api/users/logout', { method: 'POST', headers: { authorization } })
    })
    await chooseLyric(page, 2)
    await translation(page).fill('the sky above')
    await saveNow(page)
    const dialog = page.getByRole('dialog', { name: 'Your login has ended' })
    await dialog.waitFor({ timeout: 20_000 })
    await logIn(page, email, password)
    await banner(page, 'Song saved.')
    expect((await storedSong(page, song.id)).lyrics[1]?.translation).toBe('the sky above')
    expect(await translation(page).inputValue()).toBe('the sky above')

    // Closed at once: the edit waits, can be downloaded, and another tab takes it over.
    await translation(page).fill('the sky at night')
    await expect.poll(async () => (await journal(page)).length).toBe(1)
    const next = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await next.goto('/recover')
    await next.getByText('1 found.').waitFor({ timeout: 20_000 })
    expect(await accessibilityFaults(next)).toEqual([])
    const [lrc] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Download LRC' }).click(),
    ])
    expect(await readFile(await lrc.path(), 'utf8')).toBe(
      '[ti:In the tunnel - Les Voisins]\n[00:00.00]la mer\n[00:05.00]le ciel\n[00:10.00]la mer\n[00:15.00]un bateau blanc',
    )
    const [json] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Download JSON' }).click(),
    ])
    expect(await readFile(await json.path(), 'utf8')).toContain('the sky at night')
    await openSong(next, song.id)
    await next.getByRole('button', { name: 'Restore' }).click()
    await saved(next)
    expect((await storedSong(next, song.id)).lyrics[1]?.translation).toBe('the sky at night')
  })

  test('in a second tab follows the first, and leads when that one is gone', async () => {
    const { page, song } = await editorOf()
    await openSong(page, song.id)
    const second = await page.context().newPage()
    await second.goto(`/editor/songs/${song.id}`)
    const follows = second.getByText('This song is open in another tab.')
    await follows.waitFor({ timeout: 20_000 })
    await title(page).fill('Seen in both')
    await expect.poll(() => title(second).inputValue(), { timeout: 20_000 }).toBe('Seen in both')
    await saved(page)
    await page.close()
    await follows.waitFor({ state: 'detached', timeout: 20_000 })
    await unfoldSong(second)
    await title(second).fill('Mine now')
    await saved(second)
    expect((await storedSong(second, song.id)).title).toBe('Mine now')
  })

  test('of two editors keeps both, and asks only where they differ', async () => {
    const { page: ana, song } = await editorOf()
    const bo = await newcomer()
    await withoutVideo(bo)
    await signedInEditor(bo)
    await openSong(ana, song.id)
    await openSong(bo, song.id)

    // Different fields of one lyric, and an order over a new lyric: nobody is asked.
    await chooseLyric(ana, 2)
    await translation(ana).fill('the heavens')
    await saved(ana)
    await chooseLyric(bo, 2)
    await bo.getByLabel('Annotation').fill('masculine')
    await bo.getByRole('button', { name: 'Move up: un bateau blanc' }).click()
    await saved(bo)
    expect(await translation(bo).inputValue()).toBe('the heavens')
    const now = await storedSong(bo, song.id)
    expect(now.lyrics.map(({ text }) => text)).toEqual([
      'la mer',
      'le ciel',
      'un bateau blanc',
      'la mer',
    ])

    // The same field: both are shown, and one is chosen.
    await translation(ana).fill('the sky of Ana')
    await saved(ana)
    await translation(bo).fill('the sky of Bo')
    await saveNow(bo)
    const clash = bo.getByRole('dialog', { name: 'Changed in two places' })
    await clash.getByText('the sky of Ana').waitFor({ timeout: 20_000 })
    await clash.getByText('the sky of Bo').waitFor()
    await clash.getByRole('button', { name: 'Keep yours' }).click()
    await banner(bo, 'Song saved.')
    expect((await storedSong(bo, song.id)).lyrics[1]?.translation).toBe('the sky of Bo')

    // A lyric that one removes while the other edits it comes back with the text, when that is wished.
    await ana.getByRole('button', { name: 'Remove', exact: true }).click()
    await ana
      .getByRole('dialog', { name: 'Remove Lyric' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await saved(ana)
    await translation(bo).fill('still wanted')
    await saveNow(bo)
    const gone = bo.getByRole('dialog', { name: 'Removed elsewhere' })
    await gone.getByRole('button', { name: 'Restore with your text' }).click({ timeout: 20_000 })
    await saved(bo)
    const last = await storedSong(bo, song.id)
    expect(last.lyrics.map(line => line.translation)).toContain('still wanted')
    expect(last.lyrics).toHaveLength(4)
  })
})
