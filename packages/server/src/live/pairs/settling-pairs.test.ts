import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneMoreProcess } from '../../testing/apps/one-more-process'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { seedDuel } from '../../testing/school/begun-play'
import { seedClass } from '../../testing/school/class-matrix'
import {
  beginVisit,
  ownTurns,
  pairSettings,
  pass,
  playVisit,
  tellVisit,
} from '../../testing/school/opened-pair'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedAssignment } from '../../testing/school/seed-assignment'
import { settlingPairsWork } from './pair-works'
import { settlePair } from './settle-pair'

describeOnDatabase('duels of a class', engine => {
  let server: TestServer
  let conversation: string
  let teacher: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000, writes: 10_000, reads: 10_000 },
    })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    teacher = await signUpActor(server, 'teacher')
  })
  afterAll(() => server.close())

  /** Students of a class with an assignment, whom their teacher has paired. */
  async function pairedUp(many: number) {
    const students: Person[] = []
    for (let made = 0; made < many; made += 1) students.push(await signUpActor(server, 'student'))
    const id = await seedClass(server, teacher, students)
    const assignment = await seedAssignment(server, id, conversation, {
      dateDue: '2036-03-20T22:59:59Z',
    })
    const ids = students.map(({ user }) => user.id)
    const pairs = Array.from({ length: Math.floor(many / 2) }, (_, place): [string, string] => [
      ids[2 * place] ?? '',
      ids[2 * place + 1] ?? '',
    ])
    await server.ask(live.pairUp, {
      headers: teacher.headers,
      params: { id },
      body: { conversation, settings: pairSettings, pairs },
    })
    return { students, assignment, pairs }
  }
  const waiting = ({ headers }: Person) => server.ask(live.getWaiting, { headers })

  /** Two of a class have played to the end, the second by `choose`; the server itself lets it be. */
  async function over(choose?: Parameters<typeof playVisit>[3]) {
    const { students, assignment } = await pairedUp(2)
    const [one, two] = students
    if (!one || !two) throw new Error('there are two')
    const id = (await waiting(one)).pairs[0]?.id ?? ''
    await server.pool.query(`update live_pairs set settle_at = 'infinity' where id = $1`, [id])
    await playVisit(server, one, id)
    await playVisit(server, two, id, choose)
    return { id, assignment }
  }
  const left = async (assignment: string) => {
    const { rows } = await server.pool.query(
      `select (select count(*) from plays where assignment = $1)::int as plays,
        (select count(*) from line_results join plays on id = play where assignment = $1)::int as lines,
        (select count(*) from assignment_completions where assignment = $1)::int as done`,
      [assignment],
    )
    return rows[0]
  }
  const whole = { plays: 2, lines: 6, done: 2 }

  test('a class of thirty and one: fifteen pairs, each waits for the first, and the odd one for nobody', async () => {
    const { students, pairs } = await pairedUp(31)
    expect(pairs).toHaveLength(15)
    const totals: number[] = []
    for (const student of students) totals.push((await waiting(student)).total)
    expect(totals).toEqual([...Array.from({ length: 30 }, (_, place) => 1 - (place % 2)), 0])
    const [first] = students
    expect(first && (await waiting(first)).pairs).toMatchObject([
      { state: 'mine', isAccepted: true, partnerHasPlayed: false },
    ])
  })

  test('two of a class meet their assignment, each once, by whichever process', async () => {
    const { id, assignment } = await over()
    await Promise.all([1, 2].map(() => settlePair(oneMoreProcess(server).live, id)))
    expect(await left(assignment)).toEqual(whole)
    await server.pool.query(
      'update live_pairs set settle_at = null, settled_at = null where id = $1',
      [id],
    )
    const { live: room } = oneMoreProcess(server)
    while (await settlingPairsWork(room).portion());
    expect(await left(assignment)).toEqual(whole)
  })

  test('who answered nothing has not played, and met no assignment', async () => {
    const { id, assignment } = await over(() => null)
    await settlePair(oneMoreProcess(server).live, id)
    expect(await left(assignment)).toMatchObject({ plays: 1, done: 1 })
  })

  test.each(['before', 'after'] as const)(
    'killed %s any statement it goes on, and nothing is there twice',
    async how => {
      const { id, assignment } = await over()
      for (let nth = 1, isThere = true; isThere; nth += 1) {
        isThere = await failAtStatement(nth, how, () =>
          settlePair(oneMoreProcess(server).live, id).catch(() => {}),
        )
        await settlePair(oneMoreProcess(server).live, id)
        expect(await left(assignment)).toEqual(whole)
        await server.pool.query(
          `with of_done as (delete from assignment_completions where assignment = $2),
             of_plays as (delete from plays where assignment = $2)
           update live_pairs set settled_at = null where id = $1`,
          [id, assignment],
        )
      }
    },
  )

  test('what waits takes four statements with the login; an answer at most eight', async () => {
    const { students } = await pairedUp(2)
    const [one] = students
    if (!one) throw new Error('there are two')
    expect((await leastCost(() => waiting(one))).statements).toBeLessThanOrEqual(4)
    const id = (await waiting(one)).pairs[0]?.id ?? ''
    const begun = await beginVisit(server, one, id)
    const turns = ownTurns(begun)
    const costs: number[] = []
    for (const turn of turns) {
      await tellVisit(server, one, id, 1, { asks: turn })
      pass(server, 1000)
      const answers = [{ turn, choice: 0, elapsed: 1000 }]
      costs.push((await leastCost(() => tellVisit(server, one, id, 1, { answers }), 1)).statements)
    }
    expect(Math.max(...costs)).toBeLessThanOrEqual(9)
  })
})
