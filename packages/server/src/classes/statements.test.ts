import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { signUpActor } from '../testing/school/people'

describeOnDatabase('a call about classes', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, with 200 students and 30 classes', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const student = await signUpActor(server, 'student')
    const id = await seedClass(server, teacher, [student])
    for (let number = 0; number < 30; number += 1) await seedClass(server, teacher, [student])
    await server.pool.query(
      `with people as (insert into users (id, username, username_key, display_name, created_at)
         select gen_random_uuid(), 'p' || n, 'many-' || n, 'p' || n, now() from generate_series(1, 199) n
         returning id)
       insert into enrolments (class, student, joined_at) select $1, id, now() from people`,
      [id],
    )
    const { headers } = teacher
    const query = 'expand[]=students&expand[]=assignments&expand[]=plays'
    const whole = () => server.ask(classes.getClass, { params: { id }, headers, query })
    expect((await whole()).students).toHaveLength(200)
    expect(await leastCost(whole)).toEqual({ statements: 7, waits: 4 })
    const list = () => server.ask(classes.listClasses, { headers })
    expect((await list()).classes).toHaveLength(31)
    expect(await leastCost(list)).toEqual({ statements: 5, waits: 4 })
    const own = () =>
      server.ask(classes.getClass, { params: { id }, headers: student.headers, query })
    expect(await leastCost(own)).toEqual({ statements: 7, waits: 4 })
    const free = await seedClass(server, teacher, [])
    const newcomers = await Promise.all([1, 2, 3].map(() => signUpActor(server, 'student')))
    const join = async () => {
      const { headers: theirs, user } = newcomers.pop() ?? student
      await server.ask(classes.joinClass, {
        params: { id: free },
        headers: theirs,
        body: { studentId: user.id },
      })
    }
    // More waits than six: the locks come before what is read under them, and all of it before what is answered.
    expect(await leastCost(join)).toEqual({ statements: 14, waits: 8 })
  })
})
