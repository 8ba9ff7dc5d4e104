import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { newKey } from '../testing/school/class-shop'
import { type Person, signUpActor } from '../testing/school/people'
import { seedSong, seedSongWith } from '../testing/school/seed-song'

describeEachEngine('two editors at one song', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const keepThree = () => seedSongWith(server, editor.headers, ['un', 'deux', 'trois'])
  const patch = (id: string, body: object) =>
    server.ask(songs.updateLyric, { headers: editor.headers, params: { id }, body })
  const refusedPatch = (id: string, body: object) =>
    server.refused(songs.updateLyric, { headers: editor.headers, params: { id }, body })

  test('keep both when they change different fields of a lyric', async () => {
    const { lyrics: made, rev: baseRev } = await keepThree()
    const id = made[2]?.id ?? ''
    await server.ask(songs.updateTimes, {
      headers: editor.headers,
      body: { lyrics: [{ id, startTime: 7, stopTime: 8, baseRev }] },
    })
    const { lyric } = await patch(id, { text: 'trois fois', baseRev })
    expect(lyric).toMatchObject({ text: 'trois fois', startTime: 7, stopTime: 8 })
    expect(lyric.fieldRevs).toEqual({
      startTime: baseRev + 1,
      stopTime: baseRev + 1,
      text: lyric.rev,
    })
  })

  test('are shown what was, is and was to be when they change the same field, and nothing is written', async () => {
    const { lyrics: made, rev: baseRev } = await keepThree()
    const id = made[0]?.id ?? ''
    await patch(id, { text: 'one', startTime: 1.25, baseRev })
    await patch(id, { text: 'one!', baseRev: baseRev + 1 })
    const before = await wholeState(server.pool)
    const refusal = await refusedPatch(id, {
      text: 'uno',
      startTime: 1.5,
      annotation: 'x',
      baseRev,
    })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'song-changed',
      conflicts: [
        { id, field: 'text', base: 'un', theirs: 'one!', yours: 'uno' },
        { id, field: 'startTime', base: 0, theirs: 1.25, yours: 1.5 },
      ],
      current: { lyrics: [{ id, text: 'one!', startTime: 1.25 }], song: { rev: baseRev + 2 } },
    })
    expect(await wholeState(server.pool)).toEqual(before)
    // The same change again is none, and without a base the last one to write wins.
    expect((await patch(id, { text: 'one!', baseRev })).song.rev).toBe(baseRev + 2)
    expect((await patch(id, { text: 'uno' })).lyric.text).toBe('uno')
  })

  test('of one refrain both keep what they changed: its words, and its translation elsewhere', async () => {
    const {
      song,
      lyrics: made,
      rev: baseRev,
    } = await seedSongWith(server, editor.headers, ['la mer', 'oh', 'la mer'])
    const [first, , third] = made
    await server.ask(songs.updateWordLists, {
      headers: editor.headers,
      body: {
        songId: song.id,
        lyrics: [{ id: first?.id, newWordList: [{ text: 'la mer' }], baseRev }],
      },
    })
    const body = { translation: 'the sea', replaceDuplicateLyrics: true, baseRev }
    const answer = await patch(third?.id ?? '', body)
    expect(answer.replacedCount).toBe(1)
    expect([answer.lyric, ...answer.lyrics].map(line => [line.translation, line.words])).toEqual([
      ['the sea', [expect.objectContaining({ text: 'la mer' })]],
      ['the sea', [expect.objectContaining({ text: 'la mer' })]],
    ])
    // A duplicate that was changed since is a conflict for the whole call.
    await patch(first?.id ?? '', { annotation: 'theirs', baseRev: answer.song.rev })
    const stale = { annotation: 'mine', replaceDuplicateLyrics: true, baseRev: answer.song.rev }
    const refusal = await refusedPatch(third?.id ?? '', stale)
    expect(refusal.conflicts).toEqual([
      { id: first?.id, field: 'annotation', base: '', theirs: 'theirs', yours: 'mine' },
    ])
  })

  test('an order that does not name every lyric once is refused with what is missing; nothing is deleted', async () => {
    const { song, lyrics: made, orderRev } = await keepThree()
    const { headers } = editor
    const params = { id: song.id }
    const ids = made.map(({ id }) => id)
    const added = await server.ask(songs.createLyric, {
      headers,
      body: { songId: song.id, lyricIndex: 1, data: { text: 'neuf', translation: 'new' } },
    })
    const mine = ids.toReversed()
    const refusal = await server.refused(songs.updateSong, {
      headers,
      params,
      body: { lyrics: [...mine, song.id], baseOrderRev: orderRev },
    })
    expect(refusal).toMatchObject({
      status: 409,
      missing: [added.lyric.id],
      unknown: [song.id],
      current: { song: { lyrics: [ids[0], added.lyric.id, ids[1], ids[2]] } },
    })
    const whole = [...mine, added.lyric.id]
    const late = { headers, params, body: { lyrics: whole, baseOrderRev: orderRev } }
    expect((await server.refused(songs.updateSong, late)).status).toBe(409)
    const now = { lyrics: whole, baseOrderRev: added.song.orderRev }
    expect((await server.ask(songs.updateSong, { headers, params, body: now })).lyrics).toEqual(
      whole,
    )
  })

  test.each([
    ['joined', songs.mergeLyrics, { direction: 'below' }],
    ['cut', songs.splitLyric, { wordIndex: 1 }],
  ] as const)('a lyric into which somebody wrote is not %s', async (_how, call, told) => {
    const {
      lyrics: made,
      rev: baseRev,
      orderRev: baseOrderRev,
    } = await seedSongWith(server, editor.headers, ['un deux', 'trois', 'un deux'])
    const { headers } = editor
    const params = { id: made[0]?.id ?? '' }
    await patch(params.id, { text: 'un et deux' })
    const stale = { headers, params, body: { ...told, baseRev } }
    expect((await server.refused(call, stale)).conflicts).toEqual([
      { id: params.id, field: 'text', base: 'un deux', theirs: 'un et deux', yours: null },
    ])
    // Only the flags of the third have changed by that: it is no reason.
    const third = { headers, params: { id: made[2]?.id ?? '' } }
    if (call === songs.splitLyric) await server.ask(call, { ...third, body: { ...told, baseRev } })
    else {
      await server.ask(songs.deleteLyric, { headers, params: { id: made[1]?.id ?? '' } })
      const old = await server.refused(call, { headers, params, body: { ...told, baseOrderRev } })
      expect(old).toMatchObject({ status: 409, current: { song: { id: made[0]?.song } } })
    }
  })

  test('details of a song are joined by field too, and a strict tag refuses any change', async () => {
    const song = await seedSong(server, editor.headers)
    const { headers } = editor
    const params = { id: song.id }
    const change = (body: object, more: object = {}) =>
      server.ask(songs.updateSong, { headers: { ...headers, ...more }, params, body })
    await change({ title: 'Theirs', baseRev: song.rev })
    const mine = await change({ artist: 'Mine', tags: ['a', 'b'], baseRev: song.rev })
    expect(mine).toMatchObject({
      title: 'Theirs',
      titleAndArtist: 'Theirs - Mine',
      rev: song.rev + 2,
    })
    const both = { headers, params, body: { title: 'Mine', baseRev: song.rev } }
    expect((await server.refused(songs.updateSong, both)).conflicts).toEqual([
      { id: song.id, field: 'title', base: 'La pluie', theirs: 'Theirs', yours: 'Mine' },
    ])
    const read = await fetch(`${server.address}/api/songs/${song.id}`, { headers })
    const tag = read.headers.get('etag') ?? ''
    expect(tag).toBe(`"song-${mine.rev}"`)
    await change({ description: 'x' }, { 'if-match': tag })
    const strict = { headers: { ...headers, 'if-match': tag }, params, body: { description: 'y' } }
    expect((await server.refused(songs.updateSong, strict)).status).toBe(409)
  })

  test('what is sent twice with one key is done once, and answered the same', async () => {
    const { song, lyrics: made } = await keepThree()
    const headers = { ...editor.headers, ...newKey() }
    const call = { headers, params: { id: made[1]?.id ?? '' }, body: {} }
    expect(await server.ask(songs.deleteLyric, call)).toEqual(
      await server.ask(songs.deleteLyric, call),
    )
    const added = {
      headers: { ...editor.headers, ...newKey() },
      body: { songId: song.id, lyrics: [{ text: 'quatre', newWordList: [{ text: 'quatre' }] }] },
    }
    const [one, two] = await Promise.all([
      server.ask(songs.addLyrics, added),
      server.ask(songs.addLyrics, added),
    ])
    expect(one).toEqual(two)
    const now = await server.ask(songs.getSong, { params: { id: song.id }, headers })
    expect(now.lyrics.map(({ text }) => text)).toEqual(['un', 'trois', 'quatre'])
  })
})
