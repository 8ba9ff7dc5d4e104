import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type MetSchool, openMetSchool } from '../../testing/rosters/met-school'
import { rosterRow } from '../../testing/rosters/roster-zip'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor } from '../../testing/school/people'

const { person, class: classOf, enrolment } = rosterRow

describeOnDatabase('a roster that is brought again', engine => {
  let server: TestServer
  let admin: Person
  let school: MetSchool
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    school = await openMetSchool(server, admin)
  })

  test('later imports end the places of the roster alone, and let in who has an account', async () => {
    await school.bring(school.usual())
    await school.make(school.ana, ['c1', 'c2'])
    const [first, second] = [await school.madeOf('c1'), await school.madeOf('c2')]
    const added = { params: { id: first }, headers: { ...school.ana.headers, ...newKey() } }
    await server.ask(pupils.addPupils, {
      ...added,
      body: { rows: [{ given: 'By', family: 'Hand' }] },
    })
    const told = school.usual()
    // Mia goes to the other class, Zoë leaves the first, Noa is new; Ben helps no more.
    await school.bring({
      ...told,
      people: [
        ...told.people.map(row => (row[0] === 's3' ? person('s3', 'student', '小明|王') : row)),
        person('s4', 'student', 'Noa|Ax'),
      ],
      enrolments: [
        ...told.enrolments.filter(([id]) => !['s1@c1', 's2@c1', 't2@c2'].includes(id ?? '')),
        enrolment('s1@c2', 'student'),
        enrolment('s4@c1', 'student'),
      ],
    })
    expect(await school.studentsOf(school.ana, first)).toEqual(['By Hand'])
    expect(await school.studentsOf(school.ana, second)).toEqual([
      'Mia Roth',
      'Zoë O’Neil',
      '小明 王',
    ])
    expect(
      (
        await server.refused(classes.getClass, {
          params: { id: second },
          headers: school.ben.headers,
        })
      ).status,
    ).toBe(404)
    // Their home went with them; importing made no account for Noa, whom a teacher adds.
    const { rows } = await server.pool.query(
      `select external_id from pupils where home_class = $1 order by 1`,
      [second],
    )
    expect(rows.map(row => row.external_id)).toEqual(['s1', 's2', 's3'])
    expect(await school.offered(school.ana)).toMatchObject([
      { id: 'c1', class: first, students: 1 },
    ])
    expect(await school.make(school.ana, ['c1'])).toMatchObject({ pupils: 1 })
    expect(await school.studentsOf(school.ana, first)).toEqual(['By Hand', 'Noa Ax'])
  })

  test('whom a teacher removed is not let in again; who leaves the school is kept by it', async () => {
    await school.bring(school.usual())
    await school.make(school.ana, ['c1', 'c2'])
    const [first, second] = [await school.madeOf('c1'), await school.madeOf('c2')]
    const { rows: found } = await server.pool.query(
      `select user_id as id, sourced_id as person from roster_people where sourced_id = 's2'`,
    )
    const zoe = found[0].id
    // The first class is Zoë's home; the second one lets Zoë go.
    await server.ask(classes.removeStudent, {
      params: { id: second, student: zoe },
      headers: school.ana.headers,
    })
    const told = school.usual()
    await school.bring({
      ...told,
      people: told.people.filter(([id]) => id !== 's1'),
      enrolments: told.enrolments.filter(([id]) => !id?.startsWith('s1@')),
    })
    expect(await school.studentsOf(school.ana, second)).toEqual(['王小明'])
    expect(await school.studentsOf(school.ana, first)).toEqual(['Zoë O’Neil'])
    const { rows } = await server.pool.query(
      `select p.home_class, u.given_name from roster_people r join pupils p on p.user_id = r.user_id
       join users u on u.id = p.user_id where r.sourced_id = 's1' and not r.is_active`,
    )
    expect(rows).toEqual([{ home_class: null, given_name: 'Mia' }])
  })

  test('a class that the roster ends stays as it is; whoever goes on is kept by their next one', async () => {
    await school.bring(school.usual())
    await school.make(school.ana, ['c1', 'c2'])
    const first = await school.madeOf('c1')
    const told = school.usual()
    await school.bring({
      ...told,
      classes: [classOf('c3', 'French 8b')],
      enrolments: [enrolment('t1@c3', 'teacher'), enrolment('s1@c3', 'student')],
    })
    expect(await school.studentsOf(school.ana, first)).toEqual(['Mia Roth', 'Zoë O’Neil'])
    expect(await school.make(school.ana, ['c3'])).toMatchObject({ pupils: 0 })
    const third = await school.madeOf('c3')
    expect(await school.studentsOf(school.ana, third)).toEqual(['Mia Roth'])
    const { pupils: kept } = await server.ask(pupils.listPupils, {
      params: { id: third },
      headers: school.ana.headers,
    })
    expect(kept).toHaveLength(1)
  })

  test('a class that was deleted may be made again', async () => {
    await school.bring(school.usual())
    await school.make(school.ana, ['c1'])
    const first = await school.madeOf('c1')
    await server.pool.query('update pupils set home_class = null where home_class = $1', [first])
    await server.ask(classes.deleteClass, { params: { id: first }, headers: school.ana.headers })
    expect((await school.offered(school.ana)).map(({ id }) => id)).toContain('c1')
    expect(await school.make(school.ana, ['c1'])).toMatchObject({ pupils: 0 })
    expect(await school.studentsOf(school.ana, await school.madeOf('c1'))).toEqual([
      'Mia Roth',
      'Zoë O’Neil',
    ])
  })
})
