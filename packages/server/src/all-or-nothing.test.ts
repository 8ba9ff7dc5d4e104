import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import type { Endpoint } from '@duologue/contract/endpoint'
import { live } from '@duologue/contract/live'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/apps/test-server'
import { describeOnDatabase } from './testing/databases/database-engines'
import { failAtStatement } from './testing/databases/failing-statements'
import { beginPlay, playLater, seedDuel } from './testing/school/begun-play'
import { seedClass } from './testing/school/class-matrix'
import { allAtOnce, newKey } from './testing/school/class-shop'
import { hallSettings, openHall } from './testing/school/opened-hall'
import { type Person, signUpActor } from './testing/school/people'
import { seedAssignment } from './testing/school/seed-assignment'

/** A call that is made anew for each statement, and what it leaves: numbers of rows, all or nothing. */
interface Tried {
  call: Endpoint
  params?: Record<string, string>
  body: unknown
  headers?: Record<string, string>
  /** Counts what it has stored. */
  stored: string
  values: unknown[]
  /** What is counted before it, and once it is done. */
  nothing: number[]
  everything: number[]
}

describeOnDatabase('wherever a statement fails', engine => {
  let server: TestServer
  let teacher: Person
  let student: Person
  let coTeacher: Person
  let classId: string
  let conversation: string
  beforeAll(async () => {
    const callsPerMinute = { writes: 100_000, reads: 100_000, logins: 100_000 }
    server = await startTestServer(engine, { callsPerMinute })
    teacher = await signUpActor(server, 'teacher')
    student = await signUpActor(server, 'student')
    coTeacher = await signUpActor(server, 'teacher')
    classId = await seedClass(server, teacher, [student])
    await server.pool.query('insert into shops (id, earning) values ($1, 3)', [classId])
    await hearOf(classId)
    conversation = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  /** Has a program hear of a class. */
  const hearOf = (id: string) =>
    server.pool.query(
      `insert into webhooks (id, class_id, address, events, created_at, rests_until) values
       (gen_random_uuid(), $1, 'https://a.example', '{play-verified,assignment-done,student-joined}', now(), 'infinity')`,
      [id],
    )

  const counts = async ({ stored, values }: Tried) => {
    const { rows } = await server.pool.query<number[]>({
      text: `select ${stored}`,
      values,
      rowMode: 'array',
    })
    return rows[0]
  }

  const made: Record<string, () => Promise<Tried>> = {
    'a play of an assignment that pays': async () => {
      server.clock.moveTo('2026-03-04T10:20:00Z')
      const assignment = await seedAssignment(server, classId, conversation)
      const { ticket, events } = await beginPlay(server, student, conversation, { assignment })
      return {
        call: plays.savePlay,
        body: { ticket, events },
        headers: student.headers,
        stored: `(select count(*) from plays where key = $1)::int,
          (exists (select from line_results join plays on id = play where key = $1))::int,
          (select count(*) from assignment_completions where assignment = $2::uuid)::int,
          (select coalesce(sum(cards), 0) from card_entries where assignment = $2::uuid)::int,
          (select count(*) from play_tickets where id = $1)::int,
          (select count(*) from webhook_messages where body like '%' || $2::text || '%')::int`,
        values: [ticket, assignment],
        nothing: [0, 0, 0, 0, 1, 0],
        everything: [1, 1, 1, 3, 0, 2],
      }
    },
    'a ticket that is fetched ahead': async () => {
      await server.pool.query('delete from play_tickets')
      return {
        call: plays.createTicket,
        body: { ahead: true, conversation },
        headers: student.headers,
        stored: `(select count(*) from play_tickets where user_id = $1)::int`,
        values: [student.user.id],
        nothing: [0],
        everything: [1],
      }
    },
    'a play that was played without a connection': async () => {
      await server.pool.query('delete from play_tickets')
      const { sent } = await playLater(server, student, conversation)
      return {
        call: plays.savePlay,
        body: sent,
        headers: student.headers,
        stored: `(select count(*) from plays where key = $1 and said_at is not null)::int,
          (select count(*) from play_tickets where id = $1)::int`,
        values: [sent.ticket],
        nothing: [0, 1],
        everything: [1, 0],
      }
    },
    'a join': async () => {
      const id = await seedClass(server, teacher, [])
      await hearOf(id)
      return {
        call: classes.joinClass,
        params: { id },
        body: { studentId: student.user.id },
        headers: student.headers,
        stored: `(select count(*) from enrolments where class = $1)::int,
          (select count(*) from webhook_messages join webhooks on id = webhook where class_id = $1)::int`,
        values: [id],
        nothing: [0, 0],
        everything: [1, 1],
      }
    },
    'taking over a class': async () => {
      const next = coTeacher.user.id
      const id = await seedClass(server, teacher, [student])
      await server.pool.query(
        `with offered as (insert into class_teachers values ($1, $2, '2026-03-02', '2026-12-24'))
         insert into card_entries (id, student, teacher, class, reason, cards, balance, at)
         values (gen_random_uuid(), $3, $4, $1, 'set', 7, 0, now())`,
        [id, next, student.user.id, teacher.user.id],
      )
      return {
        call: classes.answerHandOver,
        params: { id },
        body: { accept: true },
        headers: { ...coTeacher.headers, ...newKey() },
        stored: `(select count(*) from classes where id = $1 and teacher = $2)::int,
          (select count(*) from class_teachers where class = $1)::int,
          (select coalesce(sum(cards), 0) from card_entries where class = $1 and teacher = $2)::int,
          (select sum(cards) from card_entries where class = $1)::int,
          (select count(*) from school_log where class = $1)::int`,
        values: [id, next],
        nothing: [0, 1, 0, 7, 0],
        everything: [1, 0, 7, 7, 1],
      }
    },
    'opening a game of several people': async () => {
      await server.pool.query('delete from live_halls')
      return {
        call: live.openHall,
        body: { conversation, settings: hallSettings },
        headers: { ...teacher.headers, ...newKey() },
        stored: '(select count(*) from live_halls where host = $1)::int',
        values: [teacher.user.id],
        nothing: [0],
        everything: [1],
      }
    },
    'coming into one': async () => {
      await server.pool.query('delete from live_halls')
      const { id, code } = await openHall(server, teacher, conversation)
      return {
        call: live.joinHall,
        params: { id },
        body: { code },
        headers: student.headers,
        stored: `(select count(*) from live_members where hall = $1)::int,
          (select count(*) from live_log where hall = $1)::int,
          (select seq from live_halls where id = $1)`,
        values: [id],
        nothing: [0, 0, 0],
        everything: [1, 1, 1],
      }
    },
    'a login': async () => {
      await server.pool.query('delete from sessions where user_id = $1', [teacher.user.id])
      return {
        call: accounts.logIn,
        body: { email: teacher.email, password: teacher.password },
        stored: `least(1, (select count(*) from sessions where user_id = $1))::int`,
        values: [teacher.user.id],
        nothing: [0],
        everything: [1],
      }
    },
  }

  test.each(Object.keys(made))(
    '%s is all or nothing, and once when it is sent again',
    async name => {
      for (const how of ['before', 'after'] as const) {
        for (let nth = 1; ; nth += 1) {
          const tried = await made[name]?.()
          if (!tried) throw new Error('no such call')
          const { call, params = {}, body, headers = {}, nothing, everything } = tried
          const where = `${name}, statement ${nth} ${how}`
          let status = 0
          const wasReached = await failAtStatement(nth, how, async () => {
            ;[status = 0] = await allAtOnce(server, call, [{ params, body, headers }])
          })
          const left = await counts(tried)
          expect([nothing, everything], where).toContainEqual(left)
          if (status < 300) expect(left, where).toEqual(everything)
          const [again] = await allAtOnce(server, call, [{ params, body, headers }])
          expect([200, 201], where).toContain(again)
          expect(await counts(tried), where).toEqual(everything)
          if (!wasReached) break
        }
      }
    },
    180_000,
  )
})
