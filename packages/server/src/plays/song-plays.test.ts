import { accounts } from '@duologue/contract/accounts'
import { plays } from '@duologue/contract/plays'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { beginRound, makeList } from '../testing/school/played-round'
import { beginSong, storeSong, tenTexts } from '../testing/school/played-song'
import { seedSongWith } from '../testing/school/seed-song'

describeOnDatabase('a game over a song', engine => {
  let server: TestServer
  let editor: Person
  let player: Person
  let song: string
  let lyric: string
  beforeAll(async () => {
    const callsPerMinute = { logins: 999, writes: 999, reads: 9999 }
    server = await startTestServer(engine, { callsPerMinute })
    editor = await signUpActor(server, 'editor')
    player = await signUpPerson(server)
    const made = await newSong()
    song = made.song.id
    lyric = made.lyrics[0]?.id ?? ''
  })
  afterAll(() => server.close())

  const newSong = (texts: readonly string[] = tenTexts) =>
    seedSongWith(server, editor.headers, texts, { curated: true })
  const save = (body: object, { headers } = player) => server.ask(plays.savePlay, { headers, body })
  const refusedSave = (body: object, { headers } = player) =>
    server.refused(plays.savePlay, { headers, body })
  const told = (part: object = {}) => ({
    song,
    activity: 'song',
    mode: 'listening',
    difficulty: 'hard',
    score: 9999,
    isWinner: true,
    ...part,
  })
  /** How the words and the lines of a play went, with how many are right. */
  async function resultsOf(play: string) {
    const { rows } = await server.pool.query<{ words: number; lines: number; right: number }>(
      `select (select count(*) from word_results where play = $1)::int as words,
        (select count(*) from line_results where play = $1)::int as lines,
        (select count(*) from (select is_right from word_results where play = $1
          union all select is_right from line_results where play = $1) as both_kinds where is_right)::int as right`,
      [play],
    )
    return rows[0]
  }

  test.each([
    ['listening', 'easy', 'song', 10, { words: 4, lines: 0 }],
    ['listening', 'normal', 'voice', 20, { words: 10, lines: 0 }],
    ['writing', 'hard', 'song', 40, { words: 20, lines: 0 }],
    ['reading', 'normal', 'song', 20, { words: 0, lines: 10 }],
    ['speaking', 'easy', 'song', 10, { words: 0, lines: 6 }],
  ] as const)(
    'of %s on %s with the %s is played again: the score is our own, and each answer is kept',
    async (mode, difficulty, source, points, results) => {
      const play = await storeSong(server, player, song, { mode, difficulty, source })
      const asked = results.words + results.lines
      expect(await resultsOf(play.id)).toEqual({ ...results, right: asked })
      expect(play).toMatchObject({
        conversation: null,
        pronunciationList: null,
        song,
        assignment: null,
        title: 'La pluie',
        activity: 'song',
        mode,
        difficulty,
        language: 'fr',
        score: asked * points,
        isWinner: true,
        verified: true,
      })
      expect(play.duration).toBeGreaterThan(2000)
    },
  )

  test('that is all wrong is lost, and each answer is kept', async () => {
    const play = await storeSong(server, player, song, { isRight: false })
    expect(play).toMatchObject({ score: 0, isWinner: false, verified: true })
    expect(await resultsOf(play.id)).toEqual({ words: 10, lines: 0, right: 0 })
  })

  test('that asks a word of a line twice keeps its first answer', async () => {
    const { id } = (await newSong(['la la la', 'sol sol sol', 'mar mar mar'])).song
    const play = await storeSong(server, player, id, { mode: 'writing', difficulty: 'hard' })
    expect(play).toMatchObject({ score: 5 * 40, isWinner: true })
    expect(await resultsOf(play.id)).toEqual({ words: 3, lines: 0, right: 3 })
  })

  test('is stored once, however often it is sent; its ticket takes no other, and is of one alone', async () => {
    const { ticket, events } = await beginSong(server, player, song)
    const first = await save({ ticket, events })
    expect(await save({ ticket, events })).toEqual(first)
    const other = events.map(event => ({ ...event, at: event.at + 1 }))
    expect(await refusedSave({ ticket, events: other })).toMatchObject({
      status: 409,
      code: 'play-saved-already',
    })
    const stranger = await signUpPerson(server)
    expect((await refusedSave({ ticket, events }, stranger)).code).toBe('ticket-not-found')
  })

  test('that is not over is refused, and its ticket stays', async () => {
    const { ticket, events } = await beginSong(server, player, song)
    const refusal = await refusedSave({ ticket, events: events.slice(0, -1) })
    expect(refusal).toMatchObject({ status: 400, code: 'game-not-over' })
    expect((await save({ ticket, events })).verified).toBe(true)
  })

  test.each<[string, (at: number, index: number) => number]>([
    ['faster than the song', at => Math.floor(at / 10)],
    ['longer than the time since its ticket', at => at + 3_600_000],
    ['backwards', (at, index) => (index === 3 ? 0 : at)],
  ])('that was played %s is not verified, and nothing of it is kept', async (_name, forge) => {
    const { ticket, events } = await beginSong(server, player, song, { isRight: false })
    const forged = events.map((event, index) => ({ ...event, at: forge(event.at, index) }))
    const play = await save({ ticket, events: forged })
    expect(play).toMatchObject({ verified: false, score: 0, isWinner: false, uncounted: 'record' })
    expect(await resultsOf(play.id)).toEqual({ words: 0, lines: 0, right: 0 })
  })

  test.each([
    ['its text', { text: 'Il pleut encore' }, false],
    ['a time', { stopTime: 1.5 }, false],
    ['a translation', { translation: 'It still rains' }, true],
  ])('over a song of which %s was changed meanwhile', async (_what, body, isVerified) => {
    const { ticket, events } = await beginSong(server, player, song)
    const params = { id: lyric }
    await server.ask(songs.updateLyric, { headers: editor.headers, params, body })
    const play = await save({ ticket, events })
    expect(play.verified).toBe(isVerified)
    expect(play.uncounted).toBe(isVerified ? undefined : 'changed')
  })

  test.each([
    ['withdrawn', 'withdrawn_at = now()'],
    ['no longer curated', 'curated = false, published_at = null'],
    ['out of licence', `licensed_until = '2026-01-01'`],
  ])(
    'over a song that is %s meanwhile is honoured; no ticket is given any more',
    async (_, set) => {
      const { id } = (await newSong()).song
      const { ticket, events } = await beginSong(server, player, id)
      await server.pool.query(`update songs set ${set} where id = $1`, [id])
      expect(await save({ ticket, events })).toMatchObject({ verified: true, song: id })
      const body = { song: id, mode: 'reading', difficulty: 'easy', source: 'voice' }
      const { headers } = player
      const refusal = await server.refused(plays.createTicket, { headers, body })
      expect([refusal.status, refusal.code]).toEqual([404, 'song-not-found'])
      expect((await refusedSave(told({ song: id }))).code).toBe('song-not-found')
    },
  )

  test('keeps its title when its song is deleted; a ticket goes with the song', async () => {
    const { id } = (await newSong()).song
    const play = await storeSong(server, player, id)
    const { ticket, events } = await beginSong(server, player, id)
    await server.ask(songs.deleteSong, { headers: editor.headers, params: { id } })
    expect((await refusedSave({ ticket, events })).code).toBe('ticket-not-found')
    const query = `user=${player.user.id}`
    const found = await server.ask(plays.findPlays, { headers: player.headers, query })
    const kept = found.plays.find(one => one.id === play.id)
    expect(kept).toMatchObject({ song: null, title: 'La pluie', activity: 'song', verified: true })
  })

  test('needs four questions, and to be told where its sound comes from', async () => {
    const { headers } = player
    const { id } = (await newSong(['la pluie', 'le toit'])).song
    const body = { song: id, mode: 'listening', difficulty: 'easy', source: 'song' }
    expect(await server.refused(plays.createTicket, { headers, body })).toMatchObject({
      status: 409,
      code: 'song-too-short',
      message: 'This song has too few words for this game.',
    })
    const { source: _, ...silent } = { ...body, song }
    expect((await server.refused(plays.createTicket, { headers, body: silent })).status).toBe(400)
  })

  test('takes no record of another game, and no other game takes one of a song', async () => {
    const { ticket, events } = await beginSong(server, player, song)
    const battle = [{ type: 'start', at: 1 }]
    expect((await refusedSave({ ticket, events: battle })).code).toBe('invalid-input')
    const round = events.map(event =>
      event.kind === 'answer' ? { kind: 'answer', at: event.at, answer: event.answer } : event,
    )
    expect((await refusedSave({ ticket, events: round })).status).toBe(400)
    const list = (await makeList(server, editor)).id
    const begun = await beginRound(server, player, list)
    expect((await refusedSave({ ticket: begun.ticket, events })).code).toBe('invalid-input')
    expect((await save({ ticket, events })).verified).toBe(true)
    expect((await save({ ticket: begun.ticket, events: begun.events })).verified).toBe(true)
  })

  test('has the seed of the one before until that was played', async () => {
    const { headers } = player
    const body = { song, mode: 'reading', difficulty: 'easy', source: 'voice' }
    const one = await server.ask(plays.createTicket, { headers, body })
    const other = { ...body, mode: 'writing', source: 'song', relaxed: true }
    const two = await server.ask(plays.createTicket, { headers, body: other })
    expect(two).toMatchObject({ seed: one.seed, relaxed: true, extraTime: 1 })
    await storeSong(server, player, song)
    expect((await server.ask(plays.createTicket, { headers, body })).seed).not.toBe(one.seed)
  })

  test('that is only told counts for nothing, and once', async () => {
    const visitor = await signUpPerson(server)
    const body = told({ key: '0190aaaa-0000-7000-8000-000000000001' })
    const play = await save(body, visitor)
    expect(play).toMatchObject({ song, activity: 'song', verified: false, uncounted: 'told' })
    expect((await save(body, visitor)).id).toBe(play.id)
    const { headers } = visitor
    const bests = await server.ask(plays.findOwnBests, { headers, query: `song=${song}` })
    expect(bests).toEqual({ bests: [], songs: [] })
    expect((await refusedSave(told({ mode: 'any' }))).status).toBe(400)
  })

  test('is found by its song, stands on its board, and goes into the export of its player', async () => {
    const { id } = (await newSong()).song
    const best = await signUpPerson(server)
    const { headers } = best
    const first = await storeSong(server, best, id, { difficulty: 'hard' })
    expect(first.best).toEqual({ before: null, now: first.score })
    await storeSong(server, best, id, { difficulty: 'hard', isRight: false })
    await storeSong(server, player, id, { difficulty: 'hard', isRight: false })
    const query = `user=${best.user.id}&song=${id}`
    expect((await server.ask(plays.findPlays, { headers, query })).total).toBe(2)
    const elsewhere = `user=${best.user.id}&song=${song}`
    expect((await server.ask(plays.findPlays, { headers, query: elsewhere })).total).toBe(0)
    const board = (part: string) =>
      server.ask(plays.getSongLeaderboard, { headers, params: { id }, query: part })
    const hard = await board('difficulty=hard')
    expect(hard.plays.map(({ score, place, isOwn }) => [score, place, isOwn])).toEqual([
      [first.score, 1, true],
      [0, 2, false],
    ])
    expect((await board('difficulty=hard&period=week')).total).toBe(2)
    expect((await board('difficulty=hard&mode=writing')).total).toBe(0)
    const bests = await server.ask(plays.findOwnBests, { headers, query: `song=${id}` })
    expect(bests.songs).toEqual([{ song: id, score: first.score, share: 100 }])
    const { rows: days } = await server.pool.query(
      `select language, steps, plays from learner_days where user_id = $1`,
      [best.user.id],
    )
    expect(days).toEqual([{ language: 'fr', steps: 2, plays: 0 }])
    const own = await server.ask(accounts.exportUser, { headers, params: { id: best.user.id } })
    expect(JSON.stringify(own)).toContain(`"song":"${id}"`)
  })

  test('speaks to the database a few times, however long its song is', async () => {
    const long = (await newSong(Array.from({ length: 6 }, () => tenTexts).flat())).song.id
    const { headers } = player
    const body = { mode: 'listening', difficulty: 'hard', source: 'song' }
    const ticketFor = (one: string) => () =>
      server.ask(plays.createTicket, { headers, body: { ...body, song: one } })
    const cost = { statements: 5, waits: 4 }
    expect(await leastCost(ticketFor(song))).toEqual(cost)
    expect(await leastCost(ticketFor(long))).toEqual(cost)
    const begin = () => beginSong(server, player, long, { difficulty: 'hard' })
    const waiting = [await begin(), await begin(), await begin()]
    const saveNext = async () => {
      const { ticket, events } = waiting.pop() ?? (await begin())
      await save({ ticket, events })
    }
    expect(await leastCost(saveNext)).toEqual({ statements: 12, waits: 9 })
  })
})
