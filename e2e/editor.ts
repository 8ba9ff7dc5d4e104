import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { signedIn } from './people'
import { callAs } from './school'

const project = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Gives somebody who has signed up a role, as whoever runs the built product does. */
export async function giveRole(
  email: string,
  role: 'editor' | 'admin',
  dataDir = inject('dataDir'),
): Promise<void> {
  const args = ['packages/server/dist/user.js', email, '--role', role]
  await run(process.execPath, args, {
    cwd: project,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
}

/** Logs a page in with a new account that is an editor's, or an admin's; answers the e-mail address. */
export async function signedInEditor(
  page: Page,
  role: 'editor' | 'admin' = 'editor',
): Promise<string> {
  const email = await signedIn(page)
  await giveRole(email, role)
  const user = await callAs(page, 'GET', '/api/users/me')
  await page.evaluate(kept => localStorage.setItem('user', kept), JSON.stringify(user))
  return email
}

/** A line of a song for tests. */
export interface TestLine {
  text: string
  translation?: string
  startTime?: number
  stopTime?: number
}

const key = () => crypto.randomUUID()

/** Makes a song with lyrics as the editor who is logged in on a page; their words are made from their texts. */
export async function newSong(
  page: Page,
  lines: readonly TestLine[],
  fields: object = {},
): Promise<{ id: string; lyrics: string[] }> {
  const song = await callAs(
    page,
    'POST',
    '/api/songs',
    {
      language: 'french',
      title: 'La mer',
      artist: 'Les Voisins',
      youtubeId: 'abcdefghijk',
      youtubeViews: 10,
      duration: 200,
      difficulty: 'beginner',
      maturity: 'G',
      curated: false,
      ...fields,
    },
    key(),
  )
  if (lines.length === 0) return { id: song.id, lyrics: [] }
  const { lyrics } = await callAs<{ lyrics: { id: string }[] }>(
    page,
    'POST',
    '/api/lyrics/multiple',
    {
      songId: song.id,
      lyrics: lines.map(({ text, translation = `${text} (en)`, startTime = 0, stopTime = 0 }) => ({
        text,
        translation,
        startTime,
        stopTime,
        newWordList: text.split(' ').map(word => ({ text: word })),
      })),
    },
    key(),
  )
  return { id: song.id, lyrics: lyrics.map(({ id }) => id) }
}

/** The stored song as it is now. */
export const storedSong = (page: Page, id: string) =>
  callAs<{
    id: string
    title: string
    youtubeId: string
    lyrics: {
      text: string
      translation: string
      startTime: number
      stopTime: number
      marks: number[] | null
      words: { text: string }[]
    }[]
  }>(page, 'GET', `/api/songs/${id}?expand=lyrics,lyrics.words`)

/** Keeps pages from asking YouTube for anything. */
export async function withoutVideo(page: Page): Promise<void> {
  await page
    .context()
    .route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' }),
    )
}

/** Opens a song's editor with the song's own form, which is folded once there are lyrics; waits until it can be edited. */
export async function openSong(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/songs/${id}`)
  await unfoldSong(page)
}

/** Waits until the song on a page can be edited, and unfolds its own form. */
export async function unfoldSong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).waitFor({ timeout: 20_000 })
  await expect.poll(() => page.locator('article [inert]').count(), { timeout: 20_000 }).toBe(0)
  const summary = page.getByText('Title, artist, level, description and tags')
  await summary.waitFor()
  const isFolded = await summary.evaluate(told => !told.closest('details')?.open)
  if (isFolded) await summary.click()
  await page.getByLabel('Title', { exact: true }).waitFor()
}

/** Opens the add-lyrics page of a song and waits until it can be used. */
export async function openAddLyrics(page: Page, id: string): Promise<void> {
  await withoutVideo(page)
  await page.goto(`/editor/songs/${id}/addlyrics`)
  await page.getByRole('button', { name: 'Continue' }).and(page.locator(':enabled')).waitFor()
}

/** The banner that says how saving stands. */
export const banner = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ timeout: 60_000 })

/** Saves what waits, unless that has happened by itself meanwhile. */
export async function saved(page: Page): Promise<void> {
  const now = page.getByRole('button', { name: 'Save now' })
  const isSaved = page.getByRole('status').filter({ hasText: 'Song saved.' })
  await expect
    .poll(
      async () => {
        if (await now.isVisible()) await now.click({ timeout: 2000 }).catch(() => undefined)
        return isSaved.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
}

/** Chooses the lyric at a place in the list and waits for its form. */
export async function chooseLyric(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Edit lyric ${place} `) }).click()
  await page.getByRole('heading', { name: `Lyric ${place}`, exact: true }).waitFor()
}

/** The edits that the journal of the page's browser keeps, of all songs. */
export const journal = (page: Page): Promise<{ edit: { kind: string; value?: unknown } }[]> =>
  page.evaluate(
    () =>
      new Promise<{ edit: { kind: string } }[]>((resolve, reject) => {
        const opening = indexedDB.open('duologue-unsaved', 1)
        // Nobody has made the table yet, and this must not be who makes it.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const all = opening.result.transaction('edits').objectStore('edits').getAll()
          all.onerror = () => reject(new Error('unreadable'))
          all.onsuccess = () => {
            const kept = all.result as { value: { waiting: { edit: { kind: string } }[] } }[]
            opening.result.close()
            resolve(kept.flatMap(({ value }) => value.waiting))
          }
        }
      }),
  )

/** Whether the whole of it is in view, with nothing scrolled and nothing over its middle. */
export const isSeen = (shown: Locator) =>
  shown.evaluate(element => {
    const { top, bottom, x, y, width, height } = element.getBoundingClientRect()
    const middle = document.elementFromPoint(x + width / 2, y + height / 2)
    return (
      top >= 0 && bottom <= window.innerHeight && window.scrollY === 0 && element.contains(middle)
    )
  })
