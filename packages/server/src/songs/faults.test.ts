import type { Endpoint } from '@duologue/contract/endpoint'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { failAtStatement } from '../testing/databases/failing-statements'
import { newKey } from '../testing/school/class-shop'
import { type Person, signUpActor } from '../testing/school/people'
import { seedSongWith } from '../testing/school/seed-song'

type Made = Awaited<ReturnType<typeof seedSongWith>>

interface Edit {
  call: Endpoint
  params?: Record<string, string>
  body?: unknown
}

/** Edits, and what the texts are when they are done. */
const edits: [string, string[], (made: Made) => Edit][] = [
  [
    'joining',
    ['un deux trois', 'un deux'],
    ({ lyrics: [first] }) => ({
      call: songs.mergeLyrics,
      params: { id: first?.id ?? '' },
      body: { direction: 'below' },
    }),
  ],
  [
    'cutting',
    ['un', 'deux', 'trois', 'un deux'],
    ({ lyrics: [first] }) => ({
      call: songs.splitLyric,
      params: { id: first?.id ?? '' },
      body: { wordIndex: 1 },
    }),
  ],
  [
    'ordering',
    ['un deux', 'trois', 'un deux'],
    ({ song, lyrics: made }) => ({
      call: songs.updateSong,
      params: { id: song.id },
      body: { lyrics: made.map(({ id }) => id).reverse() },
    }),
  ],
  [
    'adding many',
    ['un deux', 'trois', 'un deux', 'neuf'],
    ({ song }) => ({
      call: songs.addLyrics,
      body: { songId: song.id, lyrics: [{ text: 'neuf', newWordList: [{ text: 'neuf' }] }] },
    }),
  ],
]

describeOnDatabase('a statement that fails in an edit of a song', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 99_999, writes: 99_999 } })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const send = async ({ call, params = {}, body }: Edit, headers: Record<string, string>) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const response = await fetch(server.address + path, {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.text()
    return response.status
  }
  const textsOf = async (id: string) => {
    const { rows } = await server.pool.query<{ text: string; position: number }>(
      'select text, position from lyrics where song = $1 order by position',
      [id],
    )
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
    return rows.map(({ text }) => text)
  }

  test.each(edits)('%s: wherever it fails, all or nothing, and once', async (name, done, edit) => {
    const before = ['un deux', 'trois', 'un deux']
    for (const how of ['before', 'after'] as const)
      for (let nth = 1; ; nth += 1) {
        const made = await seedSongWith(server, editor.headers, before)
        const headers = { ...editor.headers, ...newKey() }
        const told = edit(made)
        let status = 0
        const wasReached = await failAtStatement(nth, how, async () => {
          status = await send(told, headers)
        })
        const texts = await textsOf(made.song.id)
        expect([before, done]).toContainEqual(texts)
        if (status < 300) expect(texts).toEqual(done)
        const again = await send(told, headers)
        expect([200, 201], `${name}, statement ${nth} ${how}`).toContain(again)
        expect(await textsOf(made.song.id)).toEqual(done)
        if (!wasReached) {
          expect(status).toBeLessThan(300)
          break
        }
      }
  })
})
