import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { signUpActor } from '../../testing/school/people'
import { seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('word times', engine => {
  let server: TestServer
  let headers: { authorization: string }
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    headers = (await signUpActor(server, 'editor')).headers
  })
  afterAll(() => server.close())

  /** A song of two lyrics, of which the first begins with word times. */
  const timed = async () => {
    const { song, lyrics } = await seedSongWith(server, headers, ['la mer danse', 'au vent'], {
      curated: true,
    })
    const [first = '', second = ''] = lyrics.map(({ id }) => id)
    await change(first, { marks: [0, 0, 3, 50, 7, 120] })
    return { song: song.id, first, second }
  }
  const change = async (id: string, body: object) => {
    const { lyric, song } = await server.ask(songs.updateLyric, { headers, params: { id }, body })
    return { marks: lyric.marks, rev: song.rev }
  }
  const marksIn = async (id: string) => {
    const sheet = await server.ask(songs.getSongSheet, { params: { id } })
    return sheet.lines.map(({ marks }) => marks)
  }

  test('that were proposed are counted by their marks, and whether they were kept', async () => {
    const { first, second } = await timed()
    const lyrics = [
      { id: first, startTime: 1, stopTime: 2, proposed: { start: 1.25, mark: 'sure' as const } },
      { id: second, startTime: 3, stopTime: 4, proposed: { start: 3.26, mark: 'guess' as const } },
    ]
    await server.ask(songs.updateTimes, { headers, body: { lyrics } })
    const told = await (await fetch(`${server.address}/metrics`)).text()
    const counted = ['sure', 'sure_kept', 'look', 'guess', 'guess_kept'].map(
      name => new RegExp(`^proposed_${name}_total (\\d+)$`, 'm').exec(told)?.[1],
    )
    expect(counted).toEqual(['1', '1', '0', '1', '0'])
  })

  test('are told learners, and those that do not fit are left out', async () => {
    const { song, first, second } = await timed()
    expect((await change(second, { marks: [3, 210] })).marks).toBe(null)
    expect((await change(second, { marks: [0, 210, 3, 250] })).marks).toEqual([0, 210, 3, 250])
    expect(await marksIn(song)).toEqual([
      [0, 0, 3, 50, 7, 120],
      [0, 210, 3, 250],
    ])
    expect((await change(first, { marks: null })).marks).toBe(null)
  })

  test('move with their lyric, and are kept within it', async () => {
    const { first } = await timed()
    const moved = await change(first, { startTime: 1, stopTime: 2.99 })
    expect(moved.marks).toEqual([0, 100, 3, 150, 7, 220])
    const body = { lyrics: [{ id: first, startTime: 1.2, stopTime: 2 }] }
    const { lyrics } = await server.ask(songs.updateTimes, { headers, body })
    expect(lyrics[0]?.marks).toEqual([0, 120, 3, 150, 7, 200])
  })

  test('go with another text in the same revision, and come back when that is undone', async () => {
    const { song, first } = await timed()
    const { marks, rev } = await change(first, { text: 'la mer chante' })
    expect(marks).toBe(null)
    const params = { id: song, rev: String(rev) }
    const { lyrics } = await server.ask(songs.revertChange, { headers, params, body: {} })
    expect(lyrics[0]).toMatchObject({ text: 'la mer danse', marks: [0, 0, 3, 50, 7, 120] })
  })

  test('are divided by a split, joined by a merge, and lost beside a lyric without', async () => {
    const { song, first, second } = await timed()
    const split = { headers, params: { id: first }, body: { wordIndex: 2 } }
    await server.ask(songs.splitLyric, split)
    expect(await marksIn(song)).toEqual([[0, 0, 3, 50], [0, 120], null])
    const below = { direction: 'below' } as const
    await server.ask(songs.mergeLyrics, { headers, params: { id: first }, body: below })
    expect((await marksIn(song))[0]).toEqual([0, 0, 3, 50, 7, 120])
    const above = { direction: 'above' } as const
    await server.ask(songs.mergeLyrics, { headers, params: { id: second }, body: above })
    expect(await marksIn(song)).toEqual([null])
  })

  test('are another reason to ask nobody: whoever gives a text back gives them back, too', async () => {
    const { first } = await timed()
    const { rev } = await change(first, { text: 'la mer' })
    await change(first, { startTime: 0.1 })
    const back = { text: 'la mer danse', marks: [0, 10, 3, 50], baseRev: rev }
    expect((await change(first, back)).marks).toEqual([0, 10, 3, 50])
  })
})
