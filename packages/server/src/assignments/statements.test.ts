import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { openSchool, type School } from '../testing/school/class-matrix'

describeOnDatabase('a class of 200 with 100 assignments', engine => {
  let server: TestServer
  let school: School
  let classId: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
    const conversation = (await seedDuel(server)).id
    classId = await school.newClass()
    const { pool } = server
    await pool.query(`
      insert into users (id, username, username_key, display_name, created_at)
      select gen_random_uuid(), 'pupil' || n, 'pupil' || n, 'Pupil ' || n, '2026-01-01'
      from generate_series(1, 199) n`)
    await pool.query(
      `insert into enrolments (class, student, joined_at)
       select $1, id, '2026-03-02' from users where username like 'pupil%'`,
      [classId],
    )
    await pool.query(
      `insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement,
         date_due, time_zone, created_at)
       select gen_random_uuid(), $1, $2, 'A' || n, 'conversationGame', 'any', 'any', 'win',
         '2026-03-10T23:59:59Z', 'UTC', '2026-03-01' from generate_series(1, 100) n`,
      [classId, conversation],
    )
    // A few at a time: a statement is cut off after three seconds, and machines can be slow.
    for (let part = 0; part < 10; part += 1)
      await pool.query(
        `insert into plays (id, user_id, conversation, title, mode, difficulty, language, played_at, score,
         is_winner, verified, relaxed, powers, assignment)
       select gen_random_uuid(), student, $2, 'A', 'reading', 'easy', 'es', '2026-03-03', 100,
         true, true, false, '{}', assignments.id
       from enrolments join assignments on assignments.class = enrolments.class
       where enrolments.class = $1 and right(assignments.title, 1) = $3`,
        [classId, conversation, String(part)],
      )
  })
  afterAll(() => server.close())

  test('opens in a few statements, each row right', async () => {
    const open = (person: 'teacher' | 'student') => () =>
      server.ask(classes.getClass, {
        headers: school.people[person].headers,
        params: { id: classId },
        query: 'expand[]=students&expand[]=assignments',
      })
    const { assignments: all, students } = await open('teacher')()
    expect(students).toHaveLength(200)
    expect(all).toHaveLength(100)
    const counts = { done: 200, late: 0, open: 0, missed: 0 }
    expect(all?.every(one => JSON.stringify(one.counts) === JSON.stringify(counts))).toBe(true)
    expect(await leastCost(open('teacher'))).toEqual({ statements: 9, waits: 5 })
    expect(await leastCost(open('student'))).toEqual({ statements: 9, waits: 4 })
  })

  test('is exported and seen over time in a few statements', async () => {
    const { headers } = school.people.teacher
    const progress = () =>
      server.ask(assignments.getClassProgress, { headers, params: { id: classId } })
    expect(await leastCost(progress)).toEqual({ statements: 6, waits: 4 })
    const results = () =>
      server.ask(assignments.getClassResults, { headers, params: { id: classId } })
    const { assignments: latest, total, students } = await results()
    expect([latest.length, total, students.length]).toEqual([60, 100, 200])
    expect(await leastCost(results)).toEqual({ statements: 8, waits: 5 })
    const csv = async () => {
      const file = await fetch(`${server.address}/api/classes/${classId}/export.csv`, { headers })
      expect((await file.text()).split('\r\n')).toHaveLength(20_002)
    }
    expect(await leastCost(csv)).toEqual({ statements: 8, waits: 5 })
  })
})
