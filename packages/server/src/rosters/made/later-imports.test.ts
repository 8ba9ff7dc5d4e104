import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { rosters } from '@duologue/contract/rosters/rosters'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { metServer } from '../../testing/rosters/met-school'
import { rosterRow } from '../../testing/rosters/roster-zip'
import { newKey } from '../../testing/school/class-shop'

const { person, class: classOf, enrolment } = rosterRow

describeOnDatabase('a roster that is brought again', engine => {
  const here = metServer(engine)

  test('later imports end the places of the roster alone, and let in who has an account', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1', 'c2'])
    const [first, second] = [await here.school.madeOf('c1'), await here.school.madeOf('c2')]
    const added = { params: { id: first }, headers: { ...here.school.ana.headers, ...newKey() } }
    await here.server.ask(pupils.addPupils, {
      ...added,
      body: { rows: [{ given: 'By', family: 'Hand' }] },
    })
    const told = here.school.usual()
    // Mia goes to the other class, Zoë leaves the first, Noa is new; Ben helps no more.
    await here.school.bring({
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
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['By Hand'])
    expect(await here.school.studentsOf(here.school.ana, second)).toEqual([
      'Mia Roth',
      'Zoë O’Neil',
      '小明 王',
    ])
    expect(
      (
        await here.server.refused(classes.getClass, {
          params: { id: second },
          headers: here.school.ben.headers,
        })
      ).status,
    ).toBe(404)
    // Their home went with them; importing made no account for Noa, whom a teacher adds.
    const { rows } = await here.server.pool.query(
      `select external_id from pupils where home_class = $1 order by 1`,
      [second],
    )
    expect(rows.map(row => row.external_id)).toEqual(['s1', 's2', 's3'])
    expect(await here.school.offered(here.school.ana)).toMatchObject([
      { id: 'c1', class: first, students: 1 },
    ])
    expect(await here.school.make(here.school.ana, ['c1'])).toMatchObject({ pupils: 1 })
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['By Hand', 'Noa Ax'])
  })

  test('the same roster lets in who has got an account since, and says how many; then it changes nothing', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1'])
    const first = await here.school.madeOf('c1')
    const usual = here.school.usual()
    const told = {
      people: [...usual.people, person('s4', 'student', 'Noa|Ax')],
      classes: [...usual.classes, classOf('c3', 'French 8b')],
      enrolments: [
        ...usual.enrolments,
        enrolment('t1@c3', 'teacher'),
        enrolment('s4@c1', 'student'),
        enrolment('s4@c3', 'student'),
      ],
    }
    // It changes something: who comes in is not told, since it may end places.
    expect((await here.school.bring(told)).preview).not.toHaveProperty('comingIn')
    // Noa gets an account with another class, and waits for this one.
    await here.school.make(here.school.ana, ['c3'])
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['Mia Roth', 'Zoë O’Neil'])
    const again = await here.school.bring(told)
    expect(again).toMatchObject({ changes: 0, state: 'done', preview: { comingIn: 1 } })
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual([
      'Mia Roth',
      'Noa Ax',
      'Zoë O’Neil',
    ])
    const { id, preview } = await here.school.bring(told)
    expect(preview.comingIn).toBe(0)
    const asked = { params: { id }, body: {}, headers: here.admin.headers }
    expect((await here.server.refused(rosters.applyRoster, asked)).code).toBe('roster-unchanged')
  })

  test('nobody is said to come into a class that is archived, or from which they were removed', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1', 'c2'])
    const [first, second] = [await here.school.madeOf('c1'), await here.school.madeOf('c2')]
    const usual = here.school.usual()
    await here.server.pool.query('update classes set archived_at = now() where id = $1', [first])
    const people = [
      { id: 's3@c1', class: first },
      { id: 's1@c2', class: second },
    ]
    const told = {
      ...usual,
      enrolments: [...usual.enrolments, ...people.map(({ id }) => enrolment(id, 'student'))],
    }
    await here.server.pool.query(
      `insert into barred_students (class, student, barred_at)
       select $1, user_id, now() from roster_people where sourced_id = 's1'`,
      [second],
    )
    await here.school.bring(told)
    const again = await here.school.bring(told)
    expect(again).toMatchObject({ changes: 0, state: 'ready', preview: { comingIn: 0 } })
    await here.server.pool.query('update classes set archived_at = null where id = $1', [first])
    expect((await here.school.bring(told)).preview.comingIn).toBe(1)
    expect(await here.school.studentsOf(here.school.ana, first)).toContain('王小明')
  })

  test('whom a teacher removed is not let in again; who leaves the school is kept by it', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1', 'c2'])
    const [first, second] = [await here.school.madeOf('c1'), await here.school.madeOf('c2')]
    const { rows: found } = await here.server.pool.query(
      `select user_id as id, sourced_id as person from roster_people where sourced_id = 's2'`,
    )
    const zoe = found[0].id
    // The first class is Zoë's home; the second one lets Zoë go.
    await here.server.ask(classes.removeStudent, {
      params: { id: second, student: zoe },
      headers: here.school.ana.headers,
    })
    const told = here.school.usual()
    await here.school.bring({
      ...told,
      people: told.people.filter(([id]) => id !== 's1'),
      enrolments: told.enrolments.filter(([id]) => !id?.startsWith('s1@')),
    })
    expect(await here.school.studentsOf(here.school.ana, second)).toEqual(['王小明'])
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['Zoë O’Neil'])
    const { rows } = await here.server.pool.query(
      `select p.home_class, u.given_name from roster_people r join pupils p on p.user_id = r.user_id
       join users u on u.id = p.user_id where r.sourced_id = 's1' and not r.is_active`,
    )
    expect(rows).toEqual([{ home_class: null, given_name: 'Mia' }])
  })

  test('a class that the roster ends stays as it is; whoever goes on is kept by their next one', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1', 'c2'])
    const first = await here.school.madeOf('c1')
    const told = here.school.usual()
    await here.school.bring({
      ...told,
      classes: [classOf('c3', 'French 8b')],
      enrolments: [enrolment('t1@c3', 'teacher'), enrolment('s1@c3', 'student')],
    })
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['Mia Roth', 'Zoë O’Neil'])
    expect(await here.school.make(here.school.ana, ['c3'])).toMatchObject({ pupils: 0 })
    const third = await here.school.madeOf('c3')
    expect(await here.school.studentsOf(here.school.ana, third)).toEqual(['Mia Roth'])
    const { pupils: kept } = await here.server.ask(pupils.listPupils, {
      params: { id: third },
      headers: here.school.ana.headers,
    })
    expect(kept).toHaveLength(1)
  })

  test('a class that was deleted may be made again', async () => {
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c1'])
    const first = await here.school.madeOf('c1')
    await here.server.pool.query('update pupils set home_class = null where home_class = $1', [
      first,
    ])
    await here.server.ask(classes.deleteClass, {
      params: { id: first },
      headers: here.school.ana.headers,
    })
    expect((await here.school.offered(here.school.ana)).map(({ id }) => id)).toContain('c1')
    expect(await here.school.make(here.school.ana, ['c1'])).toMatchObject({ pupils: 0 })
    expect(await here.school.studentsOf(here.school.ana, await here.school.madeOf('c1'))).toEqual([
      'Mia Roth',
      'Zoë O’Neil',
    ])
  })
})
