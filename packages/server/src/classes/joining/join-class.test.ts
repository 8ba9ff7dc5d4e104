import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

describeOnDatabase('joining a class', engine => {
  let server: TestServer
  let teacher: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { writes: 100_000, logins: 1000, reads: 100_000 },
    })
    teacher = await signUpActor(server, 'teacher')
  })
  afterAll(() => server.close())

  const sentBy = ({ user, headers }: Person, id: string, code?: string) => ({
    params: { id },
    headers,
    body: { studentId: user.id, ...(code === undefined ? {} : { code }) },
  })
  const join = (person: Person, id: string, code?: string) =>
    server.ask(classes.joinClass, sentBy(person, id, code))
  const refused = (person: Person, id: string, code?: string) =>
    server.refused(classes.joinClass, sentBy(person, id, code))
  const statusOf = async ({ user, headers }: Person, id: string) => {
    const response = await fetch(`${server.address}/api/classes/${id}/students`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ studentId: user.id }),
    })
    return response.status
  }
  const remove = (id: string, student: string) =>
    server.ask(classes.removeStudent, { params: { id, student }, headers: teacher.headers })
  const renew = async (id: string) => {
    const { joinLink } = await server.ask(classes.renewCode, {
      params: { id },
      headers: teacher.headers,
      body: {},
    })
    return new URL(joinLink).searchParams.get('code') ?? ''
  }
  const me = ({ headers }: Person) => server.ask(accounts.getMe, { headers })

  test('makes a student of a personal account, who has the class among their own', async () => {
    const id = await seedClass(server, teacher, [], { name: 'French 1' })
    const person = await signUpPerson(server)
    const joined = await join(person, id)
    expect(joined).toMatchObject({ id, name: 'French 1', teacher: { email: teacher.email } })
    expect(await me(person)).toMatchObject({
      type: 'student',
      classesTaught: [],
      classesEnrolled: [{ id, name: 'French 1' }],
    })
    expect((await me(teacher)).classesTaught).toContainEqual({ id, name: 'French 1' })
  })

  test('the eight letters of a class lead where its link leads, until both are renewed', async () => {
    const id = await seedClass(server, teacher, [])
    const seen = () => server.ask(classes.getClass, { params: { id }, headers: teacher.headers })
    const { headers } = await signUpPerson(server)
    const lead = (code: string) => server.ask(classes.getClassOfCode, { params: { code }, headers })
    const { joinCode: first = '' } = await seen()
    const typed = `${first.slice(0, 4)} ${first.slice(4)}`.toLowerCase()
    expect([await lead(first), await lead(typed)]).toEqual(Array(2).fill({ id, code: null }))
    const code = await renew(id)
    const { joinCode: second = '' } = await seen()
    expect(second).not.toBe(first)
    expect(await lead(second)).toEqual({ id, code })
    expect(
      await server.refused(classes.getClassOfCode, { params: { code: first }, headers }),
    ).toMatchObject({ status: 404, code: 'class-code-unknown' })
  })

  test('ten wrong codes in a minute are the most of an address', async () => {
    const { headers } = await signUpPerson(server)
    const wrong = { params: { code: 'ZZZZZZZZ' }, headers }
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await server.refused(classes.getClassOfCode, wrong)).status)
    expect(new Set(statuses.slice(0, 9))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
  })

  test('fifty times at once is joining once', async () => {
    const id = await seedClass(server, teacher, [])
    const person = await signUpPerson(server)
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(person, id)))
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 200)).toHaveLength(49)
    const { rows } = await server.pool.query('select 1 from enrolments where class = $1', [id])
    expect(rows).toHaveLength(1)
  })

  test('while the class is deleted leaves nothing behind', async () => {
    const person = await signUpActor(server, 'student')
    for (let time = 0; time < 20; time += 1) {
      const id = await seedClass(server, teacher, [])
      const deleted = server.ask(classes.deleteClass, { params: { id }, headers: teacher.headers })
      const [status] = await Promise.all([statusOf(person, id), deleted])
      expect([201, 404]).toContain(status)
    }
    const { rows } = await server.pool.query(
      'select 1 from enrolments e left join classes c on c.id = e.class where c.id is null',
    )
    expect(rows).toEqual([])
    expect((await me(person)).classesEnrolled).toEqual([])
  })

  test('needs the code of the link once it was renewed', async () => {
    const id = await seedClass(server, teacher, [])
    const person = await signUpPerson(server)
    const code = await renew(id)
    const sentence = {
      status: 403,
      code: 'join-refused',
      message: "Sorry, couldn't join this class. Ask your teacher if the link is correct.",
    }
    expect(await refused(person, id)).toEqual(sentence)
    expect(await refused(person, id, 'x')).toEqual(sentence)
    await join(person, id, code)
    const next = await renew(id)
    expect(next).not.toBe(code)
    expect(await refused(await signUpPerson(server), id, code)).toEqual(sentence)
  })

  test('is not for a student who was removed, until the link is renewed', async () => {
    const id = await seedClass(server, teacher, [])
    const person = await signUpPerson(server)
    await join(person, id)
    await remove(id, person.user.id)
    expect((await refused(person, id)).code).toBe('join-refused')
    await join(person, id, await renew(id))
    expect((await me(person)).classesEnrolled.map(one => one.id)).toEqual([id])
  })

  test('is refused to teachers, when the class is closed, and when it is full', async () => {
    const other = await signUpActor(server, 'otherTeacher')
    const open = await seedClass(server, teacher, [])
    expect(await refused(other, open)).toMatchObject({ status: 403, code: 'teacher-joins' })
    expect(await refused(teacher, open)).toMatchObject({ status: 409, code: 'own-class' })
    const person = await signUpPerson(server)
    const closed = await seedClass(server, teacher, [], { isOpen: false })
    expect(await refused(person, closed)).toMatchObject({ status: 403, code: 'class-closed' })
    const full = await seedClass(server, teacher, [])
    await server.pool.query(
      `with people as (insert into users (id, username, username_key, display_name, created_at)
         select gen_random_uuid(), 'p' || n, 'full-' || n, 'p' || n, now() from generate_series(1, 199) n
         returning id)
       insert into enrolments (class, student, joined_at) select $1, id, now() from people`,
      [full],
    )
    const two = [person, await signUpPerson(server)]
    const statuses = await Promise.all(two.map(one => statusOf(one, full)))
    expect(statuses.toSorted()).toEqual([201, 409])
  })

  test('and changing the account type at the same time leaves no teacher in a class', async () => {
    const id = await seedClass(server, teacher, [])
    for (let time = 0; time < 10; time += 1) {
      const person = await signUpPerson(server)
      const { user, headers } = person
      await Promise.all([
        statusOf(person, id),
        fetch(`${server.address}/api/users/${user.id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ type: 'teacher' }),
        }),
      ])
      const { type, classesEnrolled } = await me(person)
      expect([type, classesEnrolled.length]).toEqual(
        type === 'teacher' ? ['teacher', 0] : ['student', 1],
      )
    }
  })
})
