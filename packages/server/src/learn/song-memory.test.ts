import { accounts } from '@duologue/contract/accounts'
import { days } from '@duologue/contract/days'
import { learn } from '@duologue/contract/learn'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { storeSong, tenTexts } from '../testing/school/played-song'
import { seedSongWith } from '../testing/school/seed-song'

describeOnDatabase('what is remembered of a song', engine => {
  let server: TestServer
  let editor: Person
  let song: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 999, writes: 999 } })
    editor = await signUpActor(server, 'editor')
    song = (await seedSongWith(server, editor.headers, tenTexts, { curated: true })).song.id
  })
  afterAll(() => server.close())

  const review = ({ headers }: Person, query = '') =>
    server.ask(learn.getReview, { headers, ...(query ? { query } : {}) })
  const nextDay = () =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + 25 * 3_600_000).toISOString())
  const answer = ({ headers }: Person, line: string, skill: string, id = crypto.randomUUID()) =>
    server.ask(learn.saveAttempts, {
      headers,
      body: { attempts: [{ id, line, skill, place: 'review', isRight: true }] },
    })

  test.each([
    ['listening', 'hear', 'word'],
    ['writing', 'write', 'word'],
    ['reading', 'read', 'lyric'],
    ['speaking', 'say', 'lyric'],
  ] as const)(
    'is what a game of %s missed: it comes back the next day, once, by its skill',
    async (mode, skill, kind) => {
      const player = await signUpPerson(server)
      await storeSong(server, player, song, { mode, difficulty: 'easy', isRight: false })
      nextDay()
      const { lines, songLines, order } = await review(player)
      expect(lines).toEqual([])
      expect(songLines.length).toBeGreaterThan(2)
      expect(order).toEqual(songLines.map(({ id }) => id))
      for (const line of songLines) {
        expect(line).toMatchObject({ skill, song: { id: song, title: 'La pluie', language: 'fr' } })
        expect(tenTexts).toContain(line.text)
        expect(line.gap === null).toBe(kind === 'lyric')
        if (line.gap) expect(line.text.slice(...line.gap)).toMatch(/^[\p{L}]+$/u)
      }
      expect(await review(player, 'language=es')).toMatchObject({ songLines: [], order: [] })
      expect((await review(player, 'language=fr')).order).toEqual(order)
      const today = await server.ask(days.getToday, { headers: player.headers })
      expect(today.steps.find(({ kind: step }) => step === 'review')).toMatchObject({
        lines: order.length,
      })
      const [first = ''] = order
      const id = crypto.randomUUID()
      expect(await answer(player, first, skill, id)).toEqual({ kept: 1 })
      expect(await answer(player, first, skill, id)).toEqual({ kept: 0 })
      expect((await review(player)).order).toEqual(order.slice(1))
    },
  )

  test('is nothing of what was right, of a told game, or of a stranger', async () => {
    const player = await signUpPerson(server)
    const stranger = await signUpPerson(server)
    await storeSong(server, player, song, { difficulty: 'easy', isRight: true })
    nextDay()
    expect((await review(player)).order).toEqual([])
    await storeSong(server, player, song, { difficulty: 'easy', isRight: false })
    nextDay()
    const { order } = await review(player)
    expect(await answer(stranger, order[0] ?? '', 'hear')).toEqual({ kept: 0 })
    expect((await review(stranger)).order).toEqual([])
  })

  test('asks nothing while its song is not to be met, and is there again afterwards', async () => {
    const player = await signUpPerson(server)
    await storeSong(server, player, song, { difficulty: 'easy', isRight: false })
    nextDay()
    const { order } = await review(player)
    for (const [gone, back] of [
      ["withdrawn_at = '2026-03-04'", 'withdrawn_at = null'],
      ["licensed_until = '2026-03-01'", 'licensed_until = null'],
      ['curated = false, published_at = null', "curated = true, published_at = '2026-03-01'"],
    ]) {
      await server.pool.query(`update songs set ${gone} where id = $1`, [song])
      expect((await review(player)).order).toEqual([])
      expect(await answer(player, order[0] ?? '', 'hear')).toEqual({ kept: 0 })
      const today = await server.ask(days.getToday, { headers: player.headers })
      expect(today.steps.filter(({ kind }) => kind === 'review')).toEqual([])
      await server.pool.query(`update songs set ${back} where id = $1`, [song])
    }
    expect((await review(player)).order).toEqual(order)
    // Whoever the song is not for is asked nothing of it.
    await server.pool.query(`update users set type = 'student' where id = $1`, [player.user.id])
    await server.pool.query(`update songs set maturity = 'R' where id = $1`, [song])
    expect((await review(player)).order).toEqual([])
    await server.pool.query(`update songs set maturity = 'G' where id = $1`, [song])
  })

  test('is a word that was put there: due a day later, known by nothing, once, and taken out again', async () => {
    const player = await signUpPerson(server)
    const stranger = await signUpPerson(server)
    const { headers } = player
    const sheet = await server.ask(songs.getSongSheet, { params: { id: song }, headers })
    const [line] = sheet.lines
    const word = line?.words[0]?.[0] ?? ''
    const body = { word, song }
    const progress = (person = player) =>
      server.ask(learn.getSongProgress, { headers: person.headers, params: { id: song } })
    expect(await progress()).toEqual({ lines: [], words: [] })
    expect(await server.ask(learn.practiseWord, { headers, body })).toEqual({ word })
    // 200 from now on, and nothing is changed.
    server.clock.moveTo(new Date(server.clock.now().getTime() + 3_600_000).toISOString())
    expect(await server.ask(learn.practiseWord, { headers, body })).toEqual({ word })
    expect(await progress()).toEqual({ lines: [], words: [{ word, state: 'learning' }] })
    expect(await progress(stranger)).toEqual({ lines: [], words: [] })
    expect((await review(player)).order).toEqual([])
    nextDay()
    const { songLines } = await review(player)
    expect(songLines).toMatchObject([
      { id: word, skill: 'hear', text: line?.text, song: { id: song } },
    ])
    // It sounds from the song's own recording, where there is one; a video is not told of.
    expect(songLines[0]?.recording).toBeNull()
    expect(JSON.stringify(songLines)).not.toMatch(/youtu|abcdefghijk/)
    await server.pool.query(`update songs set media_url = '/media/own.mp3' where id = $1`, [song])
    expect((await review(player)).songLines[0]?.recording).toEqual({
      address: '/media/own.mp3',
      from: line?.start,
      to: line?.stop,
    })
    await server.pool.query('update songs set media_url = null where id = $1', [song])
    expect(await answer(player, word, 'hear')).toEqual({ kept: 1 })
    expect((await review(player)).order).toEqual([])
    // The own alone; what is not there is no fault.
    const params = { id: word }
    await server.ask(learn.stopPractising, { headers: stranger.headers, params })
    expect((await progress()).words).toHaveLength(1)
    for (let again = 0; again < 2; again += 1)
      expect(await server.ask(learn.stopPractising, { headers, params })).toEqual({ word })
    expect(await progress()).toEqual({ lines: [], words: [] })
    // Only a word of this song, and only of one that is to be met.
    const none = { word: '01900000-0000-7000-8000-ffffffffffff', song }
    expect(await server.refused(learn.practiseWord, { headers, body: none })).toMatchObject({
      status: 404,
      code: 'word-not-found',
    })
    // A game brings lines and words of the same kind.
    await storeSong(server, player, song, { mode: 'reading', difficulty: 'easy', isRight: false })
    expect((await progress()).lines.length).toBeGreaterThan(2)
    expect(await leastCost(progress)).toEqual({ statements: 4, waits: 3 })
  })

  test('is in the export of the own data, goes with its song, and costs a few statements', async () => {
    const player = await signUpPerson(server)
    const { headers } = player
    const other = (await seedSongWith(server, editor.headers, tenTexts, { curated: true })).song.id
    await storeSong(server, player, other, { difficulty: 'normal', isRight: false })
    nextDay()
    const { order } = await review(player)
    expect(order).toHaveLength(10)
    expect(await leastCost(() => review(player))).toEqual({ statements: 7, waits: 5 })
    await answer(player, order[0] ?? '', 'hear')
    const exported = await server.ask(accounts.exportUser, {
      headers,
      params: { id: player.user.id },
    })
    // What was missed, the answers, that one of them was right since, and the game itself.
    expect(exported.learn).toEqual({
      attemptsSince: expect.any(String),
      memory: expect.arrayContaining(
        order.map(line => expect.objectContaining({ line, kind: 'word', song: other })),
      ),
      attempts: expect.arrayContaining([
        ...order.map(line => expect.objectContaining({ line, place: 'battle', isRight: false })),
        expect.objectContaining({ line: order[0], place: 'review', isRight: true }),
      ]),
    })
    expect(exported.plays).toMatchObject([{ song: other, title: 'La pluie', score: 0 }])
    await server.ask(songs.deleteSong, { headers: editor.headers, params: { id: other } })
    expect((await review(player)).order).toEqual([])
  })
})
