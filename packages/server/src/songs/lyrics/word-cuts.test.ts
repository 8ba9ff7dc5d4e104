import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedSong, seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('a cut that was fixed', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const listed = (...words: string[]) => words.map(text => ({ text }))
  const save = (body: object) =>
    server.ask(songs.updateWordLists, { headers: editor.headers, body })
  const parsed = async (id: string, text: string) => {
    const { lyrics: read } = await server.ask(songs.parseLyrics, {
      headers: editor.headers,
      params: { id },
      body: { format: 'noTimestamps', text },
    })
    return read.map(line => [line.textWords.join('|'), line.pinyin])
  }

  test('for one line goes to no other with its text, and a list for all goes around it', async () => {
    const { song, lyrics: made } = await seedSongWith(server, editor.headers, ['la mer', 'la mer'])
    const [first, second] = made.map(({ id }) => id)
    const lists = async () => {
      const now = await server.ask(songs.getSong, {
        headers: editor.headers,
        params: { id: song.id },
      })
      return now.lyrics.map(({ words }) => words.map(({ text }) => text).join('|'))
    }
    const alone = { id: second, newWordList: listed('la mer'), onlyThisLine: true }
    await save({ songId: song.id, lyrics: [alone] })
    expect(await lists()).toEqual(['la|mer', 'la mer'])
    const all = { id: first, newWordList: listed('mer') }
    await save({ songId: song.id, lyrics: [all, alone] })
    expect(await lists()).toEqual(['mer', 'la mer'])
    await save({ songId: song.id, lyrics: [all] })
    expect(await lists()).toEqual(['mer', 'mer'])
  })

  test('for the whole library is found in every Chinese text that is read afterwards', async () => {
    const text = '我带着青春'
    const { headers } = editor
    const { song, lyrics: made } = await seedSongWith(server, headers, ['我 走'], {
      language: 'chinese',
    })
    const other = await seedSong(server, headers, { language: 'chinese', title: '青春' })
    const id = made[0]?.id
    const read = async (...libraryCuts: object[]) => {
      const newWordList = listed('我', '带着', '青春')
      await save({ songId: song.id, lyrics: [{ id, newWordList }], libraryCuts })
      const found = await parsed(other.id, text)
      expect(await parsed(song.id, text)).toEqual(found)
      return found[0]
    }
    expect(await parsed(other.id, text)).toEqual([['我|带|着|青春', 'wǒ dài zhe qīngchūn']])
    expect(await read()).toEqual(['我|带着|青春', 'wǒ dàizhe qīngchūn'])
    // A word that the library has is parted, words that it has not are joined; what was said last counts.
    const parted = ['我|带|着|青春', 'wǒ dài zhe qīngchūn']
    expect(await read({ text: '带着', parts: ['带', '着'] })).toEqual(parted)
    const joined = ['我|带着青春', 'wǒ dàizheqīngchūn']
    expect(await read({ text: '带 着青春', parts: ['带着青春'] })).toEqual(joined)
    expect(await read({ text: '带着青春', parts: ['带', '着', '青春'] })).toEqual(parted)
  })

  test('for the whole library counts in the language of its song alone', async () => {
    const { headers } = editor
    const { song, lyrics: made } = await seedSongWith(server, headers, ['la mer'])
    const spanish = await seedSong(server, headers, { language: 'spanish', title: 'El mar' })
    await save({
      songId: song.id,
      lyrics: [{ id: made[0]?.id, newWordList: listed('la mer') }],
      libraryCuts: [
        { text: 'la mer', parts: ['la', 'mer'] },
        { text: 'la mer', parts: ['la mer'] },
      ],
    })
    expect(await parsed(song.id, 'Oh, la mer!')).toEqual([['oh|la mer', '']])
    expect(await parsed(spanish.id, 'Oh, la mer!')).toEqual([['oh|la|mer', '']])
  })

  test.each([
    [
      'other letters',
      [{ text: 'la mer', parts: ['la', 'mère'] }],
      'must have the letters of the text',
    ],
    ['a blank part', [{ text: 'la mer', parts: ['la mer', ' '] }], 'is required'],
  ])('with %s is refused, and nothing is stored', async (_, libraryCuts, fault) => {
    const { song, lyrics: made } = await seedSongWith(server, editor.headers, ['la mer'])
    const before = await wholeState(server.pool)
    const body = {
      songId: song.id,
      lyrics: [{ id: made[0]?.id, newWordList: listed('neuf') }],
      libraryCuts,
    }
    const sent = { headers: editor.headers, body }
    expect(await server.refused(songs.updateWordLists, sent)).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: { 'libraryCuts.0': fault },
    })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('is not remembered when somebody else was first', async () => {
    const { song, lyrics: made, rev } = await seedSongWith(server, editor.headers, ['la mer'])
    const list = (newWordList: object) => ({ id: made[0]?.id, newWordList, baseRev: rev })
    await save({ songId: song.id, lyrics: [list(listed('mer'))] })
    const before = await wholeState(server.pool)
    const body = {
      songId: song.id,
      lyrics: [list(listed('lamer'))],
      libraryCuts: [{ text: 'la mer', parts: ['lamer'] }],
    }
    const sent = { headers: editor.headers, body }
    expect((await server.refused(songs.updateWordLists, sent)).status).toBe(409)
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
