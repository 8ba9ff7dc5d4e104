import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { newKey } from '../../testing/school/class-shop'
import { signUpActor } from '../../testing/school/people'
import { seedSong, seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('lyrics that are saved', engine => {
  let server: TestServer
  let headers: { authorization: string }
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    headers = (await signUpActor(server, 'editor')).headers
  })
  afterAll(() => server.close())

  test('without text refuse the whole save, in the promised words', async () => {
    const { id: songId } = await seedSong(server, headers)
    const body = { songId, lyrics: [{ text: 'un' }, { text: '  ' }] }
    expect(await server.refused(songs.addLyrics, { headers, body })).toEqual({
      status: 400,
      code: 'lyrics-without-text',
      message: 'Some lyrics are missing text--this is required',
    })
    const commas = { songId, lyrics: [{ text: 'un', newWordList: [{ text: '一，二' }] }] }
    expect((await server.refused(songs.addLyrics, { headers, body: commas })).fields).toEqual({
      newWordList: 'Word list cannot contain Chinese commas',
    })
  })

  test('without a translation take one that the same text has already, or wait for it', async () => {
    await seedSongWith(server, headers, ['déjà traduit'])
    const { id: songId } = await seedSong(server, headers)
    const key = newKey()
    const saved = await server.ask(songs.addLyrics, {
      headers: { ...headers, ...key },
      body: { songId, lyrics: [{ text: 'déjà traduit' }, { text: 'jamais traduit' }] },
    })
    expect(
      saved.lyrics.map(line => [line.translation, line.translationSource, line.translationPending]),
    ).toEqual([
      ['(déjà traduit)', 'memory', false],
      ['', null, true],
    ])
    expect(saved.pendingTranslations).toBe(1)
    const progress = await server.ask(songs.getSaveProgress, {
      headers,
      params: { id: songId, key: key['idempotency-key'] },
    })
    expect(progress).toEqual({ step: 'saved', done: 2, total: 2 })
  })

  test('beside those that are there keep the order of the page, and go only when they are named', async () => {
    const { song, lyrics: made, rev } = await seedSongWith(server, headers, ['un', 'deux', 'trois'])
    const [first, second, third] = made.map(({ id }) => id)
    const saved = await server.ask(songs.addLyrics, {
      headers,
      body: {
        songId: song.id,
        lyrics: [
          { text: 'zéro', translation: 'zero' },
          { id: first, text: 'un!', newWordList: [{ text: 'un' }], startTime: 1, stopTime: 2 },
        ],
        deleted: [second],
        baseRev: rev,
      },
    })
    expect(saved.song.lyrics).toEqual([saved.lyrics[0]?.id, first, third])
    expect(saved.lyrics.map(line => [line.text, line.translation, line.firstSungLyric])).toEqual([
      ['zéro', 'zero', true],
      ['un!', '(un)', false],
    ])
    await server.ask(songs.updateLyric, {
      headers,
      params: { id: third ?? '' },
      body: { text: 'x' },
    })
    const stale = { songId: song.id, lyrics: [], deleted: [third], baseRev: saved.song.rev }
    const refusal = await server.refused(songs.addLyrics, { headers, body: stale })
    expect(refusal.conflicts).toEqual([
      { id: third, field: 'id', base: null, theirs: 'x', yours: null },
    ])
  })

  test('with another word list give it to all with the same text, and make each word once', async () => {
    const { song, lyrics: made } = await seedSongWith(server, headers, ['la mer', 'oh', 'la mer'])
    const told = [{ text: 'la mer bleue' }, { text: ' ' }]
    const saved = await server.ask(songs.updateWordLists, {
      headers,
      body: {
        songId: song.id,
        lyrics: [
          { id: made[2]?.id, newWordList: told },
          { id: made[1]?.id, newWordList: [] },
        ],
      },
    })
    expect(saved.createdWords.map(({ text }) => text)).toEqual(['la mer bleue'])
    const now = await server.ask(songs.getSong, { headers, params: { id: song.id } })
    expect(
      now.lyrics.map(line => [line.words.map(({ text }) => text), line.emptyLyric, line.skip]),
    ).toEqual([
      [['la mer bleue'], false, false],
      [[], true, true],
      [['la mer bleue'], false, true],
    ])
  })

  test('with a time that is none are refused by their ids', async () => {
    const { lyrics: made } = await seedSongWith(server, headers, ['un', 'deux'])
    const id = made[1]?.id ?? ''
    for (const startTime of [-1, '1', null]) {
      const body = [
        { id: made[0]?.id, startTime: 1, stopTime: 2 },
        { id, startTime, stopTime: 3 },
      ]
      const refusal = await server.refused(songs.updateTimes, { headers, body: { lyrics: body } })
      expect(refusal.fields).toEqual({ [`${id}.startTime`]: 'not valid time' })
    }
    const rounded = [{ id, startTime: 1.005, stopTime: 2.345 }]
    const saved = await server.ask(songs.updateTimes, { headers, body: rounded })
    expect([saved.lyrics[0]?.startTime, saved.lyrics[0]?.stopTime]).toEqual([1.01, 2.35])
  })

  test('cannot be cut or joined where there is nothing to cut or join', async () => {
    const { lyrics: made } = await seedSongWith(server, headers, ['...', 'un deux'])
    const [empty, full] = made.map(({ id }) => id)
    const split = (id: string | undefined, wordIndex: number | null) =>
      server.refused(songs.splitLyric, { headers, params: { id: id ?? '' }, body: { wordIndex } })
    expect((await split(empty, 1)).message).toBe('Cannot split lyric with no words')
    for (const index of [null, 0, 2])
      expect((await split(full, index)).message).toBe('Must choose the word where the split starts')
    const merge = { headers, params: { id: full ?? '' }, body: { direction: 'below' } }
    expect(await server.refused(songs.mergeLyrics, merge)).toMatchObject({
      status: 409,
      message: "Couldn't find lyric to merge into",
    })
  })

  test('are at most 1,000 in a song, with an id of their own', async () => {
    const texts = Array.from({ length: 1000 }, (_, number) => `mot ${number}`)
    const { song, lyrics: made } = await seedSongWith(server, headers, texts)
    const add = (id?: string) => ({
      headers,
      body: { songId: song.id, lyricIndex: 0, data: { id, text: 'un de trop' } },
    })
    expect((await server.refused(songs.createLyric, add())).code).toBe('song-full')
    expect((await server.refused(songs.createLyric, add(made[0]?.id))).fields).toEqual({
      id: 'is taken',
    })
  })
})
