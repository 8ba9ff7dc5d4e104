import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedSong, seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('the lyrics of a song', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const song = (id: string) =>
    server.ask(songs.getSong, { headers: editor.headers, params: { id } })
  const textsOf = async (id: string) => (await song(id)).lyrics.map(({ text }) => text)
  const undo = async (id: string, rev: number) =>
    server.ask(songs.revertChange, {
      headers: editor.headers,
      params: { id, rev: String(rev) },
      body: {},
    })

  test('are saved at once, with their words made and their flags told', async () => {
    const { headers } = editor
    const made = await seedSongWith(server, headers, ['la mer', 'oh oh', 'la mer', '...'])
    const [first, second, third, fourth] = made.lyrics
    expect(first?.words.map(({ text }) => text)).toEqual(['la', 'mer'])
    expect(second?.words.map(({ id }) => id)).toHaveLength(2)
    expect(second?.words[0]?.id).toBe(second?.words[1]?.id)
    expect(third?.words).toEqual(first?.words)
    expect(made.lyrics.map(line => [line.duplicateLyric, line.emptyLyric, line.skip])).toEqual([
      [false, false, false],
      [false, false, false],
      [true, false, true],
      [false, true, true],
    ])
    expect(made.lyrics.map(({ firstSungLyric }) => firstSungLyric)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(fourth?.startTime).toBe(6)
    expect(made.rev).toBe(2)
  })

  test('are cut, joined, and cut again by undoing', async () => {
    const { headers } = editor
    const text = 'Au clair de la lune, mon ami Pierrot'
    const made = await seedSongWith(server, headers, [text, 'la mer'])
    const { id } = made.song
    const line = made.lyrics[0]?.id ?? ''
    await server.ask(songs.updateTimes, {
      headers,
      body: [{ id: line, startTime: 10, stopTime: 16 }],
    })
    const split = await server.ask(songs.splitLyric, {
      headers,
      params: { id: line },
      body: { wordIndex: 5 },
    })
    expect(
      split.lyrics.map(half => [half.text, half.startTime, half.stopTime, half.words.length]),
    ).toEqual([
      ['Au clair de la lune,', 10, 13.49, 5],
      ['mon ami Pierrot', 13.5, 16, 3],
    ])
    const second = split.lyrics[1]?.id ?? ''
    expect(split.song.lyrics).toEqual([line, second, made.lyrics[1]?.id])
    const merged = await server.ask(songs.mergeLyrics, {
      headers,
      params: { id: second },
      body: { direction: 'above', baseRev: split.song.rev, baseOrderRev: split.song.orderRev },
    })
    expect(merged.removedId).toBe(second)
    expect([merged.lyric.text, merged.lyric.startTime, merged.lyric.stopTime]).toEqual([
      text,
      10,
      16,
    ])
    const undone = await undo(id, merged.song.rev)
    expect(undone.lyrics.map(half => half.id)).toEqual(split.song.lyrics)
    expect(undone.lyrics[1]?.text).toBe('mon ami Pierrot')
    expect(undone.rev).toBe(merged.song.rev + 1)
  })

  test('go and come back to their place', async () => {
    const made = await seedSongWith(server, editor.headers, ['un', 'deux', 'trois', 'deux'])
    const { id } = made.song
    const gone = await server.ask(songs.deleteLyric, {
      headers: editor.headers,
      params: { id: made.lyrics[1]?.id ?? '' },
    })
    // The next with this text is the original now.
    expect(gone.lyrics.map(line => [line.text, line.duplicateLyric, line.skip])).toEqual([
      ['deux', false, false],
    ])
    expect(await textsOf(id)).toEqual(['un', 'trois', 'deux'])
    const history = await server.ask(songs.getHistory, {
      headers: editor.headers,
      params: { id },
    })
    expect(history.history[0]).toMatchObject({
      op: 'remove',
      removed: [{ id: made.lyrics[1]?.id, text: 'deux' }],
      user: { id: editor.user.id },
    })
    const back = await undo(id, gone.song.rev)
    expect(back.lyrics.map(line => [line.id, line.duplicateLyric])).toEqual(
      made.lyrics.map(line => [line.id, line.duplicateLyric]),
    )
  })

  test('a song of Chinese gets its pinyin by itself', async () => {
    const made = await seedSong(server, editor.headers, {
      language: 'chinese',
      title: '北京',
      artist: '我们',
    })
    expect([made.titlePinyin, made.artistPinyin]).toEqual(['běijīng', 'wǒmen'])
  })
})
