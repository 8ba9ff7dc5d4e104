import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'

describeOnDatabase('the leaderboard', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  const boardOf = (id: string, query = '', headers = {}) =>
    server.ask(plays.getLeaderboard, { params: { id }, query, headers })

  /** Puts best plays with these scores on a board, each of a new player, a minute apart. */
  const keepScores = async (id: string, scores: readonly number[]) => {
    const people: Person[] = []
    for (const [index, score] of scores.entries()) {
      const person = await signUpPerson(server)
      people.push(person)
      await server.pool.query(
        `insert into best_plays values ($1, 'reading', 'normal', '1970-01-01', $2, $3, true, $4)`,
        [id, person.user.id, score, new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()],
      )
    }
    return people
  }

  test('has each player once, with the best verified play', async () => {
    const { id, shortid } = await seedDuel(server)
    const [one, two] = [await signUpPerson(server), await signUpPerson(server)]
    const slow = await storePlay(server, one, id, { thinking: 6000 })
    const quick = await storePlay(server, one, id, { thinking: 500 })
    await storePlay(server, one, id, { thinking: 6000 })
    const lost = await storePlay(server, two, id, { isRight: false })
    expect(quick.score).toBeGreaterThan(slow.score)
    await server.ask(plays.savePlay, {
      headers: two.headers,
      body: {
        conversation: id,
        activity: 'conversationGame',
        mode: 'reading',
        difficulty: 'normal',
        score: 9_999_999,
        isWinner: true,
      },
    })
    const board = await boardOf(shortid)
    expect(board.total).toBe(2)
    const { user } = one
    expect(board.plays).toEqual([
      {
        place: 1,
        player: {
          id: user.id,
          username: user.username,
          displayName: user.displayName,
          avatar: null,
        },
        isOwn: false,
        score: quick.score,
        share: 100,
        isWinner: true,
        datePlayed: quick.datePlayed,
      },
      expect.objectContaining({ place: 2, score: lost.score, isWinner: false }),
    ])
  })

  test('tells modes, difficulties and weeks apart', async () => {
    const { id } = await seedDuel(server)
    const person = await signUpPerson(server)
    server.clock.moveTo('2026-03-15T23:00:00Z')
    await storePlay(server, person, id)
    const total = async (query: string) => (await boardOf(id, query)).total
    expect(await total('mode=reading&difficulty=normal')).toBe(1)
    expect(await total('mode=listening')).toBe(0)
    expect(await total('difficulty=hard')).toBe(0)
    expect(await total('period=week')).toBe(1)
    server.clock.moveTo('2026-03-16T00:00:01Z')
    expect(await total('period=week')).toBe(0)
    expect(await total('period=all')).toBe(1)
  })

  test('gives equal scores one place, the earlier first, on every page', async () => {
    const { id } = await seedDuel(server)
    await keepScores(id, [50, 90, 70, 90, 70, 70, 10])
    const placesOf = async (query: string) =>
      (await boardOf(id, query)).plays.map(({ place, score }) => [place, score])
    expect(await placesOf('')).toEqual([
      [1, 90],
      [1, 90],
      [3, 70],
      [3, 70],
      [3, 70],
      [6, 50],
      [7, 10],
    ])
    expect(await placesOf('limit=2&page=2')).toEqual([
      [3, 70],
      [3, 70],
    ])
    expect(await placesOf('limit=2&page=3')).toEqual([
      [3, 70],
      [6, 50],
    ])
    expect(await boardOf(id, 'limit=0')).toEqual({ plays: [], nearby: [], total: 7 })
  })

  test('shows a player the two above and below', async () => {
    const { id } = await seedDuel(server)
    const people = await keepScores(id, [100, 90, 80, 70, 60, 50, 40])
    const nearbyOf = async (index: number) => {
      const { nearby } = await boardOf(id, 'limit=3', people[index]?.headers)
      return nearby.map(({ place, isOwn }) => (isOwn ? `${place}*` : `${place}`))
    }
    expect(await nearbyOf(0)).toEqual(['1*', '2', '3'])
    expect(await nearbyOf(4)).toEqual(['3', '4', '5*', '6', '7'])
    expect(await nearbyOf(6)).toEqual(['5', '6', '7*'])
    expect((await boardOf(id, '', (await signUpPerson(server)).headers)).nearby).toEqual([])
  })

  test('names no pupil but to themselves', async () => {
    const { id } = await seedDuel(server)
    const student = await signUpActor(server, 'student')
    await storePlay(server, student, id)
    const seen = await boardOf(id)
    expect(seen.plays.map(({ player }) => player)).toEqual([null])
    expect(JSON.stringify(seen)).not.toContain(student.user.id)
    const [own] = (await boardOf(id, '', student.headers)).plays
    expect(own).toMatchObject({ isOwn: true, player: { id: student.user.id } })
  })
})
