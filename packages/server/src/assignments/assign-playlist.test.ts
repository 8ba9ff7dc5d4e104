import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { classActors, expectMatrix, openSchool, type School } from '../testing/school/class-matrix'
import { allAtOnce } from '../testing/school/class-shop'
import { seedAssignment } from '../testing/school/seed-assignment'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

describeOnDatabase('a playlist that is assigned', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { writes: 10_000 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const headers = () => school.people.teacher.headers
  const listOf = async (conversations: readonly string[]) => {
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into playlists (id, name, name_search, conversations, created_at, updated_at)
       values (gen_random_uuid(), 'Keys', 'keys', $1, '2026-01-01', '2026-01-01') returning id`,
      [conversations],
    )
    return rows[0]?.id ?? ''
  }
  const duels = async (...titles: string[]) =>
    Promise.all(titles.map(async title => (await seedDuel(server, { title })).id))
  const bodyOf = (playlist: string, classId: string, part: object = {}) => ({
    playlist,
    classes: [classId],
    mode: 'reading',
    difficulty: 'easy',
    requirement: 'win',
    dateDue: '2026-03-20',
    timeZone: 'Europe/Berlin',
    ...part,
  })
  const assign = (body: object) =>
    server.ask(assignments.assignPlaylist, { headers: headers(), body })
  const assigned = async (id: string) =>
    (
      await server.ask(classes.getClass, {
        headers: headers(),
        params: { id },
        query: 'expand[]=assignments',
      })
    ).assignments ?? []

  test('becomes an assignment for each conversation that can be played, and says what became of the rest', async () => {
    const ids = await duels('One', 'Two', 'Three')
    const [one = '', two = '', three = ''] = ids
    const flat = (await seedConversation(server.pool, { title: 'Flat' })).id
    await seedLines(server.pool, flat, ['Hola.', '¡Hola!'])
    const draft = (await seedDuel(server, { title: 'Secret draft', isPublished: false })).id
    const gone = (await seedDuel(server, { title: 'Gone', deletedAt: '2026-01-02' })).id
    const classId = await school.newClass()
    await seedAssignment(server, classId, two, { title: 'Two' })
    await seedAssignment(server, classId, three, { dateDue: '2026-03-01T23:59:59Z' })
    const playlist = await listOf([one, flat, two, draft, gone, three])
    const told = await assign(bodyOf(playlist, classId))
    expect(told).toEqual({
      assigned: [
        { id: one, title: 'One' },
        { id: three, title: 'Three' },
      ],
      already: [{ id: two, title: 'Two' }],
      notPlayable: [{ id: flat, title: 'Flat' }],
      unavailable: 2,
    })
    const all = await assigned(classId)
    expect(all).toHaveLength(4)
    expect(all.filter(({ requirement }) => requirement === 'win')).toEqual([
      expect.objectContaining({ mode: 'reading', dateDue: '2026-03-20T22:59:59.000Z' }),
      expect.objectContaining({ difficulty: 'easy', timeZone: 'Europe/Berlin' }),
    ])
    expect(await assign(bodyOf(playlist, classId))).toMatchObject({ assigned: [], unavailable: 2 })
    expect(await assigned(classId)).toHaveLength(4)
  })

  test('is assigned once, however many presses arrive at once', async () => {
    const classId = await school.newClass()
    const playlist = await listOf(await duels('A', 'B', 'C'))
    const press = { headers: headers(), body: bodyOf(playlist, classId) }
    const statuses = await allAtOnce(
      server,
      assignments.assignPlaylist,
      Array.from({ length: 8 }, () => press),
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await assigned(classId)).toHaveLength(3)
  })

  test('is assigned whole or not at all', async () => {
    const classId = await school.newClass()
    const [one = '', ...others] = await duels('A', 'B', 'C')
    const playlist = await listOf([one, ...others])
    await server.pool.query(
      `insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement,
         date_due, time_zone, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'x', 'conversationGame', 'any', 'any', 'play',
         '2026-03-10T23:59:59Z', 'UTC', '2026-03-01' from generate_series(1, 498)`,
      [classId],
    )
    const refused = (body: object) =>
      server.refused(assignments.assignPlaylist, { headers: headers(), body })
    expect((await refused(bodyOf(playlist, classId))).code).toBe('too-many-assignments')
    expect(await assigned(classId)).toHaveLength(498)
    expect((await refused(bodyOf(playlist, classId, { dateDue: '2026-03-03' }))).code).toBe(
      'date-due-past',
    )
    expect((await refused(bodyOf(playlist, classId, { requirement: 'score' }))).fields).toEqual({
      completion_score: 'is required',
    })
    const long = await listOf(Array.from({ length: 101 }, () => crypto.randomUUID()))
    expect((await refused(bodyOf(long, classId))).code).toBe('playlist-too-long')
    const [first = ''] = others
    const short = await listOf([one, first])
    expect((await assign(bodyOf(short, classId))).assigned).toHaveLength(2)
  })

  test('is assigned by the teacher of the class alone', async () => {
    const playlist = await listOf(await duels('La llave secreta'))
    await expectMatrix(server, school, {
      call: assignments.assignPlaylist,
      sent: async () => ({ body: bodyOf(playlist, await school.newClass()) }),
      answers: {
        ...(Object.fromEntries(classActors.map(actor => [actor, 403])) as Record<
          (typeof classActors)[number],
          number
        >),
        visitor: 401,
        teacher: [201, answer => expect(answer).toMatchObject({ assigned: [{}], already: [] })],
      },
      secrets: ['La llave secreta'],
    })
  })

  test('that its teacher may not see is not there', async () => {
    const playlist = await listOf(await duels('A'))
    await server.pool.query(`update playlists set held_at = now() where id = $1`, [playlist])
    const params = { id: playlist }
    const held = { headers: headers(), params }
    expect((await server.refused(playlists.getPlaylist, held)).status).toBe(404)
    const body = bodyOf(playlist, await school.newClass())
    const refused = await server.refused(assignments.assignPlaylist, { headers: headers(), body })
    expect(refused.code).toBe('playlist-not-found')
  })
})
