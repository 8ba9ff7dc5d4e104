import { plays } from '@duologue/contract/plays'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, seedDuel } from '../testing/school/begun-play'
import {
  type ClassActor,
  classActors,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { type Person, signUpPerson } from '../testing/school/people'
import { beginRound, makeList, storeRound } from '../testing/school/played-round'
import { seedListAssignment } from '../testing/school/seed-assignment'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

describeOnDatabase('a round over a list', engine => {
  let server: TestServer
  let school: School
  let owner: Person
  let player: Person
  let list: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 999, writes: 999 } })
    school = await openSchool(server)
    owner = await signUpPerson(server)
    player = await signUpPerson(server)
    list = (await makeList(server, owner)).id
  })
  afterAll(() => server.close())

  const save = (person: Person, body: object) =>
    server.ask(plays.savePlay, { headers: person.headers, body })
  const refusedSave = (person: Person, body: object) =>
    server.refused(plays.savePlay, { headers: person.headers, body })
  const told = (told: object = {}) => ({
    pronunciationList: list,
    activity: 'pronunciationCustom',
    mode: 'writing',
    difficulty: 'hard',
    score: 9999,
    isWinner: true,
    ...told,
  })

  test.each([
    ['any', 'easy', 60],
    ['reading', 'normal', 120],
    ['listening', 'normal', 120],
    ['writing', 'hard', 240],
  ] as const)(
    'of %s on %s is played again: the score is our own',
    async (mode, difficulty, score) => {
      const play = await storeRound(server, player, list, { mode, difficulty })
      expect(play).toMatchObject({
        conversation: null,
        pronunciationList: list,
        assignment: null,
        title: listOfPairs.title,
        activity: 'pronunciationCustom',
        mode,
        difficulty,
        language: 'es',
        score,
        isWinner: true,
        verified: true,
        relaxed: false,
      })
      expect(play.duration).toBeGreaterThanOrEqual(6000)
    },
  )

  test('that is all wrong is lost', async () => {
    const play = await storeRound(server, player, list, { mode: 'listening', isRight: false })
    expect(play).toMatchObject({ score: 0, isWinner: false, verified: true })
  })

  test('is stored once, however often it is sent; its ticket takes no other', async () => {
    const { ticket, events } = await beginRound(server, player, list)
    const first = await save(player, { ticket, events })
    expect(await save(player, { ticket, events })).toEqual(first)
    const other = events.map(event => ({ ...event, at: event.at + 1 }))
    expect(await refusedSave(player, { ticket, events: other })).toMatchObject({
      status: 409,
      code: 'play-saved-already',
    })
    const stranger = await signUpPerson(server)
    expect((await refusedSave(stranger, { ticket, events })).code).toBe('ticket-not-found')
  })

  test('that is not over is refused, and its ticket stays', async () => {
    const { ticket, events } = await beginRound(server, player, list)
    const refusal = await refusedSave(player, { ticket, events: events.slice(0, -1) })
    expect(refusal).toMatchObject({ status: 400, code: 'game-not-over' })
    expect((await save(player, { ticket, events })).verified).toBe(true)
  })

  test.each([
    ['faster than a hand', (at: number) => Math.floor(at / 10)],
    ['longer than the time since its ticket', (at: number) => at + 3_600_000],
    ['backwards', (at: number, index: number) => (index === 3 ? 0 : at)],
  ])('that was played %s is not verified and has no score', async (_name, forge) => {
    const { ticket, events } = await beginRound(server, player, list)
    const forged = events.map((event, index) => ({ ...event, at: forge(event.at, index) }))
    const play = await save(player, { ticket, events: forged })
    expect(play).toMatchObject({ verified: false, score: 0, isWinner: false })
  })

  test('over a list that has changed since is not verified; another title changes nothing', async () => {
    const { id } = await makeList(server, owner)
    const params = { id }
    const change = (body: object) =>
      server.ask(pronunciation.updateList, { headers: owner.headers, params, body })
    const renamed = await beginRound(server, player, id)
    await change({ title: 'Erre' })
    const { ticket, events } = renamed
    expect(await save(player, { ticket, events })).toMatchObject({ verified: true, title: 'Erre' })
    const changed = await beginRound(server, player, id)
    await change({ items: listOfPairs.items.slice(1) })
    const body = { ticket: changed.ticket, events: changed.events }
    expect(await save(player, body)).toMatchObject({
      verified: false,
      score: 0,
      uncounted: 'changed',
    })
  })

  test('that was begun is finished though its list was deleted meanwhile', async () => {
    const { id } = await makeList(server, owner)
    const { ticket, events } = await beginRound(server, player, id)
    await server.ask(pronunciation.deleteList, { headers: owner.headers, params: { id } })
    expect(await save(player, { ticket, events })).toMatchObject({ verified: true })
  })

  test('that is only told is stored without being verified, once under its key', async () => {
    const key = crypto.randomUUID()
    const play = await save(player, told({ key }))
    expect(play).toMatchObject({
      pronunciationList: list,
      activity: 'pronunciationCustom',
      mode: 'writing',
      score: 9999,
      isWinner: true,
      verified: false,
    })
    expect(await save(player, told({ key }))).toEqual(play)
  })

  test('is found by its list', async () => {
    const one = await signUpPerson(server)
    const { id } = await makeList(server, owner)
    const play = await storeRound(server, one, id)
    await storeRound(server, one, list)
    const { headers, user } = one
    const find = (query: string) =>
      server.ask(plays.findPlays, { headers, query: `user=${user.id}${query}` })
    expect(await find(`&pronunciationList=${id}`)).toEqual({ plays: [play], total: 1 })
    expect((await find('')).total).toBe(2)
    expect((await find(`&conversation=${id}`)).total).toBe(0)
  })

  test('keeps its title when the list is deleted, and needs four items to begin', async () => {
    const { id } = await makeList(server, owner)
    const one = await signUpPerson(server)
    await storeRound(server, one, id)
    const { headers } = owner
    const params = { id }
    const items = listOfPairs.items.slice(0, 3)
    await server.ask(pronunciation.updateList, { headers, params, body: { items } })
    const body = { pronunciationList: id, mode: 'any', difficulty: 'easy' }
    const refused = () => server.refused(plays.createTicket, { headers: one.headers, body })
    expect(await refused()).toMatchObject({ status: 400, code: 'list-not-playable' })
    await server.ask(pronunciation.deleteList, { headers, params })
    expect(await refused()).toMatchObject({ status: 404, code: 'list-not-found' })
    const query = `user=${one.user.id}`
    const found = await server.ask(plays.findPlays, { headers: one.headers, query })
    expect(found.plays).toMatchObject([{ title: listOfPairs.title, pronunciationList: id }])
  })

  test.each([
    ['of speaking', { mode: 'speaking' }],
    ['with powers instead of a list', { pronunciationList: undefined, powers: ['heal'] }],
    ['of no difficulty', { difficulty: 'any' }],
  ])('%s is not begun', async (_name, wrong) => {
    const body = { pronunciationList: list, mode: 'any', difficulty: 'easy', ...wrong }
    const { headers } = player
    const refusal = await server.refused(plays.createTicket, { headers, body })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('does not take the record of a battle, nor a battle that of a round', async () => {
    const duel = await seedDuel(server)
    const battle = await beginPlay(server, player, duel.id)
    const round = await beginRound(server, player, list)
    const before = await wholeState(server.pool)
    for (const [{ ticket }, { events }] of [
      [battle, round],
      [round, battle],
    ] as const)
      expect(await refusedSave(player, { ticket, events })).toMatchObject({
        status: 400,
        code: 'invalid-input',
      })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('POST /plays/tickets and POST /plays, with a draft: its author, admins and its class', async () => {
    const { id: draft } = await makeList(server, owner, { settings: { isPublished: false } })
    const classId = await school.newClass()
    const assignment = await seedListAssignment(server, classId, draft)
    const bodies = [
      [plays.createTicket, { pronunciationList: draft, mode: 'any', difficulty: 'easy' }],
      [plays.savePlay, told({ pronunciationList: draft })],
    ] as const
    const readers: readonly string[] = ['student', 'teacher', 'admin']
    for (const actor of classActors)
      for (const [call, body] of bodies) {
        const statusOf = async (sent: object) => {
          const before = await wholeState(server.pool)
          const response = await fetch(server.address + call.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...school.headersOf(actor) },
            body: JSON.stringify(sent),
          })
          if (response.status >= 400) {
            expect(await response.text()).not.toContain(listOfPairs.title)
            expect(await wholeState(server.pool)).toEqual(before)
          }
          return response.status
        }
        const known = (status: number) => (actor === 'visitor' ? 401 : status)
        const expected = known(readers.includes(actor) ? 201 : 404)
        expect([actor, await statusOf(body)]).toEqual([actor, expected])
        // What was played is kept without the assignment of others.
        const others = call === plays.savePlay ? 201 : 403
        const forClass = known(actor === 'student' ? 201 : readers.includes(actor) ? others : 404)
        expect([actor, await statusOf({ ...body, assignment })]).toEqual([actor, forClass])
      }
  })

  test('GET /plays?user=: the player and admins alone', async () => {
    const query = `user=${player.user.id}&pronunciationList=${list}`
    for (const actor of classActors.filter(one => one !== 'admin')) {
      const headers = school.headersOf(actor as ClassActor)
      const refusal = await server.refused(plays.findPlays, { headers, query })
      expect([actor, refusal.status]).toEqual([actor, actor === 'visitor' ? 401 : 403])
    }
    const headers = school.headersOf('admin')
    expect((await server.ask(plays.findPlays, { headers, query })).total).toBeGreaterThan(0)
  })

  test('an item that is asked again counts by its first answer', async () => {
    const { headers } = player
    const play = await storeRound(server, player, list, { mode: 'reading', isRight: false })
    const { rows } = await server.pool.query(
      'select line, is_right from line_results where play = $1 order by line',
      [play.id],
    )
    expect(rows).toEqual(
      listOfPairs.items.map((_, index) => ({ line: idOfItem(index + 1), is_right: false })),
    )
    const best = await server.ask(plays.findOwnBests, { headers, query: `conversation=${list}` })
    expect(best.bests).toEqual([])
  })
})
