import { pupils } from '@duologue/contract/pupils'
import { rosters } from '@duologue/contract/rosters/rosters'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { metServer } from '../../testing/rosters/met-school'
import { rosterRow } from '../../testing/rosters/roster-zip'
import { newKey } from '../../testing/school/class-shop'
import type { Person } from '../../testing/school/people'

const { person, enrolment } = rosterRow

describeOnDatabase('the classes that a school has for its teachers', engine => {
  const here = metServer(engine)

  test('are made with their pupils, who get cards; further teachers teach them, too', async () => {
    await here.school.bring(here.school.usual())
    expect(await here.school.offered(here.school.ana)).toEqual([
      {
        id: 'c1',
        title: 'French 7b',
        course: 'French',
        school: 'Lakeside School',
        students: 2,
        class: null,
      },
      {
        id: 'c2',
        title: 'French 8a',
        course: 'French',
        school: 'Lakeside School',
        students: 2,
        class: null,
      },
    ])
    // Who helps makes no class.
    expect(await here.school.offered(here.school.ben)).toEqual([])
    const made = await here.school.make(here.school.ana, ['c1', 'c2'])
    // Zoë is in both: one account.
    expect(made).toMatchObject({ pupils: 3 })
    expect(await here.school.offered(here.school.ana)).toEqual([])
    const [first, second] = [await here.school.madeOf('c1'), await here.school.madeOf('c2')]
    expect(made.classes).toEqual([first, second])
    expect(await here.school.studentsOf(here.school.ana, first)).toEqual(['Mia Roth', 'Zoë O’Neil'])
    expect(await here.school.studentsOf(here.school.ben, second)).toEqual(['Zoë O’Neil', '王小明'])
    const { pupils: kept } = await here.server.ask(pupils.listPupils, {
      params: { id: first },
      headers: here.school.ana.headers,
    })
    expect(kept).toHaveLength(2)
    const { cards } = await here.server.ask(pupils.getCards, {
      params: { id: first },
      headers: here.school.ana.headers,
    })
    expect(cards.map(({ name }) => name)).toEqual(['Zoë O’Neil', 'Mia Roth'].toSorted())
    const { rows } = await here.server.pool.query(
      'select external_id, home_class from pupils where home_class = any($1) order by 1',
      [[first, second]],
    )
    expect(rows.map(row => row.external_id)).toEqual(['s1', 's2', 's3'])
  })

  test('are made once, however often their key is sent, and by whoever comes first', async () => {
    await here.school.bring({
      ...here.school.usual(),
      enrolments: [...here.school.usual().enrolments, enrolment('t2@c1', 'teacher')],
    })
    const sent = { headers: { ...here.school.ana.headers, ...newKey() }, body: { classes: ['c1'] } }
    const [one, other] = await Promise.all([
      here.server.ask(rosters.makeRosterClasses, sent),
      here.server.ask(rosters.makeRosterClasses, sent),
    ])
    expect(one).toEqual(other)
    // Ben was met by the address when Ana made it.
    expect(await here.school.offered(here.school.ben)).toEqual([])
    expect(
      await here.school.studentsOf(here.school.ben, await here.school.madeOf('c1')),
    ).toHaveLength(2)
    const refused = {
      headers: { ...here.school.ben.headers, ...newKey() },
      body: { classes: ['c1'] },
    }
    expect((await here.server.refused(rosters.makeRosterClasses, refused)).code).toBe(
      'roster-class-not-found',
    )
  })

  test('two who make the same class at once make one, with one account for each pupil', async () => {
    await here.school.bring({
      ...here.school.usual(),
      enrolments: here.school
        .usual()
        .enrolments.map(row => row.with(6, row[6] === 'aide' ? 'teacher' : (row[6] ?? ''))),
    })
    const press = ({ headers }: Person) =>
      here.server
        .ask(rosters.makeRosterClasses, {
          headers: { ...headers, ...newKey() },
          body: { classes: ['c2'] },
        })
        .catch((error: unknown) => error)
    await Promise.all([press(here.school.ana), press(here.school.ben)])
    const { rows } = await here.server.pool.query(
      `select count(*)::int as pupils from pupils where home_class = $1`,
      [await here.school.madeOf('c2')],
    )
    expect(rows).toEqual([{ pupils: 2 }])
    expect(await here.school.studentsOf(here.school.ana, await here.school.madeOf('c2'))).toEqual(
      await here.school.studentsOf(here.school.ben, await here.school.madeOf('c2')),
    )
  })

  test('are joined later by who was not met when they were made', async () => {
    await here.server.pool.query('update users set email_verified_at = null where id = $1', [
      here.school.ben.user.id,
    ])
    await here.school.bring(here.school.usual())
    await here.school.make(here.school.ana, ['c2'])
    expect(await here.school.offered(here.school.ben)).toEqual([])
    await here.server.pool.query('update users set email_verified_at = now() where id = $1', [
      here.school.ben.user.id,
    ])
    expect(await here.school.offered(here.school.ben)).toMatchObject([
      { id: 'c2', class: await here.school.madeOf('c2'), students: 0 },
    ])
    await here.school.make(here.school.ben, ['c2'])
    expect(
      await here.school.studentsOf(here.school.ben, await here.school.madeOf('c2')),
    ).toHaveLength(2)
    expect(await here.school.offered(here.school.ben)).toEqual([])
  })

  test('who comes by a login of the school is met by its number, whatever their address', async () => {
    const told = here.school.usual()
    const people = told.people.map(row =>
      row[0] === 't1' ? row.with(7, '{oid:77-ana},{LDAP:aruiz}').with(10, '') : row,
    )
    await here.school.bring({ ...told, people })
    expect(await here.school.offered(here.school.ana)).toEqual([])
    await here.server.pool.query(
      `insert into school_logins values ('https://id.lakeside.example', '77-ana', $1, now(), now())`,
      [here.school.ana.user.id],
    )
    expect(await here.school.offered(here.school.ana)).toHaveLength(2)
    expect(await here.school.make(here.school.ana, ['c1'])).toMatchObject({ pupils: 2 })
  })

  test('who is not met for sure is offered nothing: an address of two, or one not confirmed', async () => {
    const told = here.school.usual()
    await here.school.bring({
      ...told,
      people: [...told.people, person('t9', 'teacher', 'Another|Ana', here.school.ana.email)],
    })
    expect(await here.school.offered(here.school.ana)).toEqual([])
    const sent = { headers: { ...here.school.ana.headers, ...newKey() }, body: { classes: ['c1'] } }
    expect((await here.server.refused(rosters.makeRosterClasses, sent)).status).toBe(404)
  })
})
