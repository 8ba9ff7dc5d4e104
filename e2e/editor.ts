import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { signedIn } from './people'
import { callAs } from './school'

const project = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** Gives somebody who has signed up the role of an editor, as whoever runs the product does. */
async function makeEditor(email: string): Promise<void> {
  const args = ['scripts/with-tsx.js', 'scripts/user.ts', email, '--role', 'editor']
  await run(process.execPath, args, {
    cwd: project,
    env: { ...process.env, DATA_DIR: inject('dataDir'), DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
}

/** Logs a page in with a new account that is an editor's; answers the e-mail address. */
export async function signedInEditor(page: Page): Promise<string> {
  const email = await signedIn(page)
  await makeEditor(email)
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
    rev: number
    lyrics: { id: string; text: string; translation: string; startTime: number; stopTime: number }[]
  }>(page, 'GET', `/api/songs/${id}?expand=lyrics,lyrics.words`)
