import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/connect'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { seedDuel } from '../../testing/school/begun-play'
import { seedClass } from '../../testing/school/class-matrix'
import { exchange, joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { type Person, signUpActor } from '../../testing/school/people'
import { playOneTurn } from '../../testing/school/play-hall'
import { seedAssignment } from '../../testing/school/seed-assignment'
import { takeUnsettled } from '../hall-store'
import { settlingWork } from './ending-work'
import { settleHall } from './settle-hall'

const patient = { timeout: 20_000 }

describeOnDatabase('a hall that is over', engine => {
  let server: TestServer
  let conversation: string
  let pupils: Person[]
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    pupils = await Promise.all([1, 2, 3].map(() => signUpActor(server, 'student')))
  })
  afterAll(() => server.close())

  const settleAt = (id: string, when: string) =>
    server.pool.query('update live_halls set settle_at = $2 where id = $1', [id, when])

  /** A hall in which some pupils and a guest have answered once; the server itself lets it be. */
  async function over(students: readonly Person[]): Promise<string> {
    const host = await signUpActor(server, 'teacher')
    const schoolClass = await seedClass(server, host, students)
    await seedAssignment(server, schoolClass, conversation, { dateDue: '2036-03-20T22:59:59Z' })
    const told = { class: schoolClass, settings: { form: 'each' as const } }
    const hall = await openHall(server, host, conversation, told)
    await settleAt(hall.id, 'infinity')
    const guest = await joinAsGuest(server, hall)
    for (const { headers } of students)
      await server.ask(live.joinHall, {
        params: { id: hall.id },
        body: { code: hall.code },
        headers,
      })
    await playOneTurn(server, host, hall.id, [guest, ...students])
    return hall.id
  }

  /** One that ended before anything was played. */
  async function overAtOnce(): Promise<string> {
    const host = await signUpActor(server, 'teacher')
    const { id } = await openHall(server, host, conversation)
    await settleAt(id, 'infinity')
    await exchange(server, host.headers, id, { type: 'end' })
    return id
  }

  /** What a hall has left so far: plays, answered lines, done assignments; and of how many members a title counts. */
  async function left(id: string) {
    const { rows } = await server.pool.query(
      `with of_class as (select assignments.id from assignments join live_halls using (class) where live_halls.id = $1),
        of_hall as (select plays.id from plays where assignment in (select id from of_class))
      select (select count(*) from of_hall)::int as plays,
        (select count(*) from line_results where play in (select id from of_hall))::int as lines,
        (select count(*) from assignment_completions where assignment in (select id from of_class))::int as done,
        (select count(*) from jsonb_array_elements(report->'members') as member
          where member->>'counts' is not null)::int as told,
        settled_at is not null as is_settled
      from live_halls where id = $1`,
      [id],
    )
    return rows[0]
  }
  const whole = (many: number) => ({
    plays: many,
    lines: many,
    done: many,
    told: many,
    is_settled: true,
  })

  const settle = async ({ live: room }: ReturnType<typeof oneMoreProcess>, id: string) => {
    const kept = await room.halls.current(id)
    if (!kept) throw new Error('the hall is gone')
    await settleHall(room, kept)
  }

  test('is taken by one of many, and again when that one has not settled it in a minute', async () => {
    const halls = [await overAtOnce(), await overAtOnce()]
    for (const id of halls) await settleAt(id, '-infinity')
    const take = (database: Database) => takeUnsettled(database)
    const taken = await Promise.all([1, 2, 3].map(() => take(server.database)))
    expect(taken.filter(id => id !== undefined).toSorted()).toEqual(halls.toSorted())
    expect(await take(server.database)).toBe(undefined)
    const { rows } = await server.pool.query(
      `select extract(epoch from settle_at - now())::int as wait from live_halls where id = any($1)`,
      [halls],
    )
    for (const { wait } of rows) expect(wait).toBeGreaterThan(50)
    for (const id of halls) await settleAt(id, 'infinity')
  })

  test('is settled by workers at the same moment, each once; one that cannot be holds up no other', async () => {
    const [broken, ...halls] = [await overAtOnce(), await over(pupils), await over(pupils)]
    await server.pool.query(`update live_halls set script = '{}' where id = $1`, [broken])
    const processes = [oneMoreProcess(server), oneMoreProcess(server)]
    const works = processes.map(({ live: room }) => settlingWork(room))
    for (const id of [broken ?? '', ...halls]) await settleAt(id, '-infinity')
    const portions = () => Promise.all(works.map(({ portion }) => portion()))
    while ((await portions()).includes(true));
    // The server's own worker may have taken one of them.
    for (const id of halls) await expect.poll(() => left(id), patient).toEqual(whole(3))
    expect(await left(broken ?? '')).toMatchObject({ is_settled: false })
    const said = processes.flatMap(process => process.said)
    expect(said.length).toBeLessThanOrEqual(1)
  })

  test('is settled by two at once who both have it: nothing is there twice', async () => {
    const id = await over(pupils)
    await Promise.all([oneMoreProcess(server), oneMoreProcess(server)].map(one => settle(one, id)))
    expect(await left(id)).toEqual(whole(3))
  })

  test.each(['before', 'after'] as const)(
    'goes on wherever a connection is lost %s a statement, and nothing is there twice',
    async how => {
      const id = await over(pupils.slice(0, 1))
      const begin = () =>
        server.pool.query(
          `with of_class as (select assignments.id from assignments join live_halls using (class) where live_halls.id = $1),
          of_plays as (delete from plays where assignment in (select id from of_class)),
          of_done as (delete from assignment_completions where assignment in (select id from of_class))
        update live_halls set settled_at = null, report = null where id = $1`,
          [id],
        )
      let failures = 0
      for (let nth = 1, isThere = true; isThere; nth += 1) {
        isThere = await failAtStatement(nth, how, () =>
          settle(oneMoreProcess(server), id).catch(() => {
            failures += 1
          }),
        )
        await settle(oneMoreProcess(server), id)
        expect(await left(id)).toEqual(whole(1))
        await begin()
      }
      expect(failures).toBeGreaterThan(10)
    },
  )
})
