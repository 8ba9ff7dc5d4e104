import type { Playlist } from '@duologue/contract/playlists'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { dismiss, notifications } from '../ui/feedback/notify'
import { playlistJournal } from './playlist-journal'
import { playlistSaver } from './update-playlist-saver'

const playlist: Playlist = {
  id: 'one',
  name: 'Tapas',
  description: '',
  language: 'es',
  displayLanguage: 'Spanish',
  ownLanguageName: 'Español',
  difficulty: 'A1',
  author: null,
  count: 2,
  songCount: 0,
  conversations: ['a', 'b'],
  songs: ['s', 't'],
  version: 3,
}

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function open() {
  const { api, calls } = pretendApi()
  const saved: Playlist[] = []
  const gone: string[] = []
  const make = () =>
    playlistSaver(
      createClient(api),
      playlist,
      'ada',
      stored => void saved.push(stored),
      () => void gone.push(playlist.id),
    )
  return { saver: make(), make, calls, saved, gone }
}

test('sends what was changed alone, with the version; all languages and levels are null', async () => {
  const { saver, calls, saved } = open()
  saver.edit({ language: null, difficulty: null })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/playlists/one', method: 'PATCH' })
  expect(calls[0]?.body).toEqual({ language: null, difficulty: null, version: 3 })
  const stored = { ...playlist, language: null, difficulty: null, version: 4 }
  calls[0]?.answer(200, stored)
  expect(await done).toBe(true)
  expect(saved).toEqual([stored])
  saver.edit({ conversations: ['b', 'a'] })
  void saver.flush()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual({ conversations: ['b', 'a'], version: 4 })
})

test('Finish sends the update though nothing was changed', async () => {
  const { saver, calls } = open()
  void saver.flush({ isAsked: true })
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({
    name: 'Tapas',
    description: '',
    language: 'es',
    difficulty: 'A1',
    version: 3,
  })
})

test.each([
  ['nothing', 200, null, 'Unknown server error.'],
  [
    'a refusal',
    403,
    { message: 'You may not do this.', code: 'not-allowed' },
    'You may not do this.',
  ],
])('an answer of %s gives the error status and says so', async (_what, status, body, message) => {
  const { saver, calls, saved } = open()
  saver.edit({ name: 'Other' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(status, body)
  expect(await done).toBe(false)
  expect(saver.now()).toMatchObject({ status: 'error', draft: { name: 'Other' } })
  expect(saved).toEqual([])
  expect(notifications.now()).toMatchObject([{ kind: 'error', message }])
})

test('keeps what has no connection, and another editor of the same user goes on with it', async () => {
  const { saver, make, calls } = open()
  saver.edit({ name: 'Offline' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  expect(await done).toBe(false)
  expect(playlistJournal('ada', 'one').get()?.draft.name).toBe('Offline')
  expect(playlistJournal('bo', 'one').get()).toBeNull()
  expect(make().now()).toMatchObject({ draft: { name: 'Offline' }, isDirty: true })
})

test('of a change elsewhere it shows both, and an order of theirs goes with a name of mine', async () => {
  const { saver, calls } = open()
  saver.edit({ name: 'Mine' })
  void saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  const changed = { message: 'changed', code: 'playlist-changed' }
  const theirs = { ...playlist, conversations: ['b', 'a', 'c'], version: 9 }
  calls[0]?.answer(409, { ...changed, current: theirs })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toEqual({ name: 'Mine', version: 9 })
  const again = { ...theirs, name: 'Theirs', version: 10 }
  calls[1]?.answer(409, { ...changed, current: again })
  await expect.poll(() => saver.now().conflict?.fields).toEqual(['name'])
  expect(saver.now().draft).toMatchObject({ name: 'Mine', conversations: ['b', 'a', 'c'] })
})

test('one that was deleted elsewhere is told as gone: nothing is kept or sent again', async () => {
  const { saver, calls, gone } = open()
  saver.edit({ name: 'Too late' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(404, { message: 'Playlist not found.', code: 'playlist-not-found' })
  expect(await done).toBe(false)
  expect(gone).toEqual(['one'])
  expect(saver.now().isDirty).toBe(false)
  expect(playlistJournal('ada', 'one').get()).toBeNull()
  await saver.flush({ keepalive: true })
  expect(calls).toHaveLength(1)
})

test('what an earlier try said goes with the next success; what may pass is said to be tried again', async () => {
  const { saver, calls } = open()
  saver.edit({ name: 'Later' })
  const failed = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(503, { message: 'Busy.', code: 'busy' })
  expect(await failed).toBe(false)
  expect(saver.now()).toMatchObject({ status: 'error', willRetry: true })
  expect(notifications.now().map(({ message }) => message)).toEqual(['Busy.'])
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(200, { ...playlist, name: 'Later', version: 4 })
  expect(await done).toBe(true)
  expect(notifications.now()).toEqual([])
})

test.each([
  ['short goes with a page that is left', ['b', 'a'], true],
  // More than 64 KiB are refused by browsers where the page may be gone; it waits in the journal if it gets lost.
  [
    'long is sent as always',
    Array.from({ length: 2000 }, (_, id) => `${id}`.padStart(36, '0')),
    false,
  ],
])('what is %s', async (_what, conversations, keepalive) => {
  const { saver, calls } = open()
  saver.edit({ conversations })
  void saver.flush({ keepalive: true })
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.keepalive).toBe(keepalive)
})
