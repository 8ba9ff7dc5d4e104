import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel, storePlay } from '../testing/school/begun-play'
import { openSchool, type School } from '../testing/school/class-matrix'

describeOnDatabase('an assignment', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let classId: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title: 'The key' })).id
    classId = await school.newClass()
  })
  afterAll(() => server.close())

  const wishes = {
    type: 'conversationGame',
    mode: 'any',
    difficulty: 'any',
    requirement: 'play',
    dateDue: '2026-03-20',
  }
  const headers = () => school.people.teacher.headers
  const bodyOf = (part: object) => ({ ...wishes, classes: [classId], conversation, ...part })
  const create = (part: object = {}) =>
    server.ask(assignments.createAssignment, { headers: headers(), body: bodyOf(part) })

  test.each([
    [{ dateDue: '2026-03-29', timeZone: 'Europe/Berlin' }, '2026-03-29T21:59:59.000Z'],
    [{ dateDue: '2026-10-25', timeZone: 'Europe/Berlin' }, '2026-10-25T22:59:59.000Z'],
    [{ dateDue: '2026-12-31', timeZone: 'America/New_York' }, '2027-01-01T04:59:59.000Z'],
    [{ dateDue: '2026-12-31', timeZone: 'Pacific/Auckland' }, '2026-12-31T10:59:59.000Z'],
    [{ dateDue: '2026-03-20', timeZone: undefined }, '2026-03-20T23:59:59.000Z'],
    [{ dateDue: '2026-03-20T23:59:59+01:00', timeZone: 'UTC' }, '2026-03-20T22:59:59.000Z'],
  ])('due %j is due at %s', async (part, due) => {
    const made = await create(part)
    expect(made).toMatchObject({ dateDue: due, timeZone: part.timeZone ?? 'UTC' })
  })

  test.each([
    { dateDue: '2026-02-30' },
    { dateDue: 'tomorrow' },
    { dateDue: '0001-01-01' },
    { timeZone: 'Mars/Olympus' },
    { mode: 'writing' },
    { difficulty: 'brutal' },
    { requirement: 'survive' },
    { type: 'pronunciationCustom' },
    { classes: [] },
    { completion_score: 0 },
  ])('with %j is refused', async part => {
    const asked = { headers: headers(), body: bodyOf(part) }
    const refusal = await server.refused(assignments.createAssignment, asked)
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(refusal.fields ?? {})[0]).toContain(Object.keys(part)[0])
  })

  test('that asks for a score must say which, under either name, and no other keeps one', async () => {
    const asked = { headers: headers(), body: bodyOf({ requirement: 'score' }) }
    const refusal = await server.refused(assignments.createAssignment, asked)
    expect(refusal.fields).toEqual({ completion_score: 'is required' })
    const made = await create({ requirement: 'score', requiredScore: 5000 })
    expect(made).toMatchObject({ requiredScore: 5000, completion_score: 5000 })
    const params = { id: made.id }
    const change = (body: object) =>
      server.ask(assignments.updateAssignment, { headers: headers(), params, body })
    expect(await change({ requirement: 'win' })).toMatchObject({ requiredScore: null })
    expect(await change({ requirement: 'score', completion_score: 9 })).toMatchObject({
      requiredScore: 9,
    })
    expect(await change({ mode: 'reading' })).toMatchObject({ mode: 'reading', requiredScore: 9 })
  })

  test('changed to what it is stays as it is', async () => {
    const made = await create({ timeZone: 'Europe/Berlin' })
    const same = { mode: 'any', requirement: 'play', dateDue: made.dateDue }
    const params = { id: made.id }
    const answer = await server.ask(assignments.updateAssignment, {
      headers: headers(),
      params,
      body: same,
    })
    expect(answer).toMatchObject({ dateDue: made.dateDue, timeZone: 'Europe/Berlin' })
    const later = await server.ask(assignments.updateAssignment, {
      headers: headers(),
      params,
      body: { dateDue: '2026-03-21' },
    })
    expect(later.dateDue).toBe('2026-03-21T22:59:59.000Z')
  })

  test('of a conversation that is deleted keeps its title and says so', async () => {
    const { id } = await seedDuel(server, { title: 'Soon gone' })
    const made = await create({ conversation: id })
    expect(made.conversation).toEqual({ id, title: 'Soon gone', isDeleted: false })
    await server.pool.query('update conversations set deleted_at = now() where id = $1', [id])
    const asked = { headers: headers(), params: { id: made.id } }
    const found = await server.ask(assignments.getAssignment, asked)
    expect(found.conversation).toEqual({ id, title: 'Soon gone', isDeleted: true })
    expect((await server.ask(assignments.getMisses, asked)).lines).toEqual([])
  })

  test('of a conversation that the teacher may not see is not made', async () => {
    const { id } = await seedDuel(server, { isPublished: false })
    const asked = { headers: headers(), body: bodyOf({ conversation: id }) }
    expect((await server.refused(assignments.createAssignment, asked)).status).toBe(404)
  })

  test('is about exactly one thing, whatever is written into the database', async () => {
    const { id } = await create()
    for (const change of ['conversation = null', 'pronunciation_list = gen_random_uuid()'])
      await expect(
        server.pool.query(`update assignments set ${change} where id = $1`, [id]),
      ).rejects.toThrow('check constraint')
  })

  test('and its class, when deleted, leave the plays with their player, without it', async () => {
    const { student } = school.people
    const own = await school.newClass()
    const [gone, with_] = [await create({ classes: [own] }), await create({ classes: [own] })]
    const first = await storePlay(server, student, conversation, { assignment: gone.id })
    const second = await storePlay(server, student, conversation, { assignment: with_.id })
    expect(first.assignment).toBe(gone.id)
    await server.ask(assignments.deleteAssignment, { headers: headers(), params: { id: gone.id } })
    await server.ask(classes.deleteClass, { headers: headers(), params: { id: own } })
    const query = `user=${student.user.id}`
    const found = await server.ask(plays.findPlays, { headers: student.headers, query })
    const kept = found.plays.filter(play => [first.id, second.id].includes(play.id))
    expect(kept.map(play => play.assignment)).toEqual([null, null])
    const asked = { headers: headers(), params: { id: with_.id } }
    expect((await server.refused(assignments.getAssignment, asked)).code).toBe(
      'assignment-not-found',
    )
  })

  test('stands in its class, as its reader may see it', async () => {
    const own = await school.newClass()
    const made = await create({ classes: [own] })
    const ask = (person: 'teacher' | 'student') =>
      server.ask(classes.getClass, {
        headers: school.people[person].headers,
        params: { id: own },
        query: 'expand[]=assignments&expand[]=plays',
      })
    const counts = { done: 0, late: 0, open: 1, missed: 0 }
    expect((await ask('teacher')).assignments).toMatchObject([{ id: made.id, counts }])
    const [seen] = (await ask('student')).assignments ?? []
    expect(seen).toMatchObject({ standing: { status: 'open', score: null } })
    expect(seen).not.toHaveProperty('counts')
  })
})
