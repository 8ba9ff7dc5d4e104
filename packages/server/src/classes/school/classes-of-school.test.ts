import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { classActors, openSchool, type School } from '../../testing/school/class-matrix'

describeOnDatabase('classes as admins find them', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000, writes: 1000 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const admin = () => ({ headers: school.headersOf('admin') })
  const find = (query: string) => server.ask(classes.findClasses, { ...admin(), query })
  const names = async (query: string) => (await find(query)).classes.map(({ name }) => name)

  test('are for admins; to everybody else there is nothing of the kind', async () => {
    const id = await school.newClass()
    const before = await wholeState(server.pool)
    const sent = { params: { id }, body: { isArchived: true, why: 'asked' } } as const
    for (const actor of [...classActors, 'coTeacher', 'formerCoTeacher'] as const) {
      if (actor === 'admin') continue
      const headers = school.headersOf(actor)
      const refused = { status: actor === 'visitor' ? 401 : 404 }
      expect([actor, await server.refused(classes.findClasses, { headers })]).toMatchObject([
        actor,
        refused,
      ])
      expect([
        actor,
        await server.refused(classes.setClassArchived, { ...sent, headers }),
      ]).toMatchObject([actor, refused])
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('are found by their own name and by their owner, in use or not, a page at a time', async () => {
    const [own, other] = [await school.newClass({ name: 'Élan 7b' }), school.otherClass]
    await server.pool.query(
      `update users set given_name = 'Zoë', family_name = 'de la Cruz' where id = $1`,
      [school.people.otherTeacher.user.id],
    )
    await server.pool.query(`update classes set archived_at = '2026-03-04' where id = $1`, [other])
    const { total, classes: all } = await find('q=elan 7B')
    expect(total).toBe(1)
    const { user } = school.people.teacher
    expect(all).toEqual([
      {
        id: own,
        name: 'Élan 7b',
        language: 'french',
        owner: {
          id: user.id,
          username: user.username,
          fullName: user.fullName,
          email: user.email,
        },
        coTeachers: 1,
        students: 1,
        createdAt: '2026-03-01T00:00:00.000Z',
        archivedAt: null,
      },
    ])
    expect(await names('q=zoe cruz')).toEqual(['Elsewhere'])
    expect(await names('q=zoe cruz elsewhere&archived=yes')).toEqual(['Elsewhere'])
    expect(await names('q=zoe cruz&archived=no')).toEqual([])
    expect(await names('q=nobody')).toEqual([])
    const everything = await names('limit=60')
    expect(await names('page=2&limit=1')).toEqual(everything.slice(1, 2))
    expect((await find('page=2&limit=1')).before).toBe((await find('limit=1')).classes[0]?.id)
    expect(await leastCost(() => find('q=zoe'))).toEqual({ statements: 3, waits: 2 })
  })

  test('are archived and brought back for a reason, which the log has', async () => {
    const id = await school.newClass()
    const set = (isArchived: boolean) =>
      server.ask(classes.setClassArchived, {
        params: { id },
        ...admin(),
        body: { isArchived, why: 'left' },
      })
    expect(await set(true)).toEqual({ id, isArchived: true })
    expect(await set(true)).toEqual({ id, isArchived: true })
    expect(await set(false)).toEqual({ id, isArchived: false })
    const { rows } = await server.pool.query(
      'select what, about, actor from school_log where class = $1 order by id',
      [id],
    )
    const logged = { about: 'left', actor: school.people.admin.user.id }
    expect(rows).toEqual([
      { what: 'class-archived', ...logged },
      { what: 'class-unarchived', ...logged },
    ])
    const nobody = '01890000-0000-7000-8000-000000000099'
    const sent = { params: { id: nobody }, ...admin(), body: { isArchived: true, why: 'left' } }
    expect((await server.refused(classes.setClassArchived, sent as never)).code).toBe(
      'class-not-found',
    )
  })
})
