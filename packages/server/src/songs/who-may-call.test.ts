import type { Endpoint } from '@duologue/contract/endpoint'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import {
  expectMatrix,
  openSchool,
  type School,
  type UsualActor,
} from '../testing/school/class-matrix'
import { newSong, seedSong, seedSongWith } from '../testing/school/seed-song'

type Answers = Record<UsualActor, number>

/** What everybody gets who is no editor, and what editors and admins get. */
const editorsOnly = (status: number): Answers => ({
  visitor: 401,
  other: 403,
  student: 403,
  studentElsewhere: 403,
  teacher: 403,
  otherTeacher: 403,
  editor: status,
  admin: status,
})

const everybody = (status: number, editors = status): Answers => ({
  ...editorsOnly(editors),
  visitor: status,
  other: status,
  student: status,
  studentElsewhere: status,
  teacher: status,
  otherTeacher: status,
})

describeOnDatabase('the matrix of songs and lyrics', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 9999, writes: 9999, logins: 100 },
    })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const headers = () => school.headersOf('editor')
  const secret = 'Chanson secrète'
  const made = () =>
    seedSongWith(server, headers(), ['la mer', 'deux mots', 'la mer'], { title: secret })
  const row = (
    call: Endpoint,
    answers: Answers,
    sent: (song: Awaited<ReturnType<typeof made>>) => {
      params?: Record<string, string>
      body?: unknown
    },
  ) =>
    expectMatrix(server, school, {
      call,
      sent: async () => sent(await made()),
      answers,
      secrets: [secret, 'la mer'],
    })

  test('GET /songs/{id}: curated for everybody, else for editors', async () => {
    await row(songs.getSong, everybody(404, 200), ({ song }) => ({ params: { id: song.id } }))
    const { id } = await seedSong(server, headers(), { curated: true })
    await expectMatrix(server, school, {
      call: songs.getSong,
      sent: async () => ({ params: { id } }),
      answers: everybody(200),
      secrets: [],
    })
  })

  test('GET /songs: only editors find songs that are not curated', async () => {
    await seedSong(server, headers(), { title: 'Ouverte', curated: true, language: 'german' })
    await seedSong(server, headers(), { title: secret, language: 'german' })
    for (const query of ['', '&curated=all', '&curated=notCurated'])
      for (const actor of ['visitor', 'other', 'student', 'teacher', 'editor', 'admin'] as const) {
        const answer = await server.ask(songs.searchSongs, {
          headers: school.headersOf(actor),
          query: `language=german${query}`,
        })
        const isEditor = actor === 'editor' || actor === 'admin'
        const titles = answer.songs.map(({ title }) => title)
        const onlyOthers = query === '&curated=notCurated'
        expect(titles).toEqual(
          isEditor ? (onlyOthers ? [secret] : [secret, 'Ouverte']) : ['Ouverte'],
        )
        expect(answer.total).toBe(titles.length)
      }
  })

  test('POST /songs', async () => {
    const body = { ...newSong, title: secret }
    await row(songs.createSong, editorsOnly(201), () => ({ body }))
  })

  test.each<[string, Endpoint, unknown]>([
    ['PATCH /songs/{id}', songs.updateSong, { title: 'Other' }],
    ['DELETE /songs/{id}', songs.deleteSong, undefined],
    ['GET /songs/{id}/history', songs.getHistory, undefined],
  ])('%s', async (_name, call, body) => {
    await row(call, editorsOnly(200), ({ song }) => ({ params: { id: song.id }, body }))
  })

  test('POST /songs/{id}/history/{rev}/revert', async () => {
    await row(songs.revertChange, editorsOnly(200), ({ song, rev }) => ({
      params: { id: song.id, rev: String(rev) },
    }))
  })

  test('GET /songs/{id}/saves/{key}', async () => {
    await row(songs.getSaveProgress, editorsOnly(200), ({ song }) => ({
      params: { id: song.id, key: 'nobody-knows-it' },
    }))
  })

  test('POST /lyrics and /lyrics/multiple', async () => {
    await row(songs.createLyric, editorsOnly(201), ({ song }) => ({
      body: { songId: song.id, lyricIndex: 0, data: { text: 'neuf', translation: 'new' } },
    }))
    await row(songs.addLyrics, editorsOnly(201), ({ song }) => ({
      body: { songId: song.id, lyrics: [{ text: 'neuf', translation: 'new' }] },
    }))
  })

  test.each<[string, Endpoint, number, unknown]>([
    ['PATCH /lyrics/{id}', songs.updateLyric, 200, { translation: 'the sea' }],
    [
      'PATCH /lyrics/{id} with replaceDuplicateLyrics',
      songs.updateLyric,
      200,
      { translation: 'the sea', replaceDuplicateLyrics: true },
    ],
    ['PATCH /lyrics/{id} [words]', songs.updateLyric, 200, { words: [] }],
    ['DELETE /lyrics/{id}', songs.deleteLyric, 200, undefined],
    ['POST /lyrics/{id}/merge', songs.mergeLyrics, 200, { direction: 'below' }],
    ['POST /lyrics/{id}/split', songs.splitLyric, 201, { wordIndex: 1 }],
  ])('%s', async (_name, call, status, body) => {
    await row(call, editorsOnly(status), song => ({
      params: { id: song.lyrics[0]?.id ?? '' },
      body,
    }))
  })

  test('PATCH /lyrics/multiple and /lyrics/words', async () => {
    await row(songs.updateTimes, editorsOnly(200), song => ({
      body: [{ id: song.lyrics[0]?.id, startTime: 1, stopTime: 2 }],
    }))
    await row(songs.updateWordLists, editorsOnly(200), ({ song, lyrics: [first] }) => ({
      body: {
        songId: song.id,
        lyrics: [{ id: first?.id, newWordList: [{ text: 'océan' }] }],
        libraryCuts: [{ text: 'la mer', parts: ['la mer'] }],
      },
    }))
  })

  test('the refusal is the text of the gate', async () => {
    const { message, code } = await server.refused(songs.createSong, {
      headers: school.headersOf('teacher'),
      body: newSong,
    })
    expect([code, message]).toEqual([
      'editors-only',
      'You must be logged in as an editor to use this page.',
    ])
  })

  test('what is not there is 404 for editors, in every call', async () => {
    const id = '01900000-0000-7000-8000-ffffffffffff'
    const bodies: [Endpoint, string, unknown][] = [
      [songs.getSong, 'song-not-found', undefined],
      [songs.updateSong, 'song-not-found', {}],
      [songs.deleteSong, 'song-not-found', undefined],
      [songs.getHistory, 'song-not-found', undefined],
      [songs.revertChange, 'song-not-found', {}],
      [songs.createLyric, 'song-not-found', { songId: id, lyricIndex: 0, data: { text: 'x' } }],
      [songs.addLyrics, 'song-not-found', { songId: id, lyrics: [] }],
      [songs.updateWordLists, 'song-not-found', { songId: id, lyrics: [{ id, newWordList: [] }] }],
      [songs.updateTimes, 'lyric-not-found', [{ id, startTime: 0, stopTime: 0 }]],
      [songs.updateLyric, 'lyric-not-found', {}],
      [songs.deleteLyric, 'lyric-not-found', undefined],
      [songs.mergeLyrics, 'lyric-not-found', { direction: 'above' }],
      [songs.splitLyric, 'lyric-not-found', { wordIndex: 1 }],
    ]
    for (const [call, code, body] of bodies) {
      const params = { id, rev: '1' }
      const refusal = await server.refused(call, { headers: headers(), params, body })
      expect([call.path, refusal.status, refusal.code]).toEqual([call.path, 404, code])
    }
  })
})
