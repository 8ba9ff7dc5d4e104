import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'

/** Who is calling is found out first: one statement for a token, none for a guest. */
describeOnDatabase('statements of halls', engine => {
  let server: TestServer
  let host: Person
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    host = await signUpActor(server, 'teacher')
    conversation = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  test('opening asks at most 12, a join at most 8, those around the transaction too', async () => {
    const student = await signUpActor(server, 'student')
    const hosts = await Promise.all([0, 1, 2].map(() => signUpActor(server, 'teacher')))
    const open = await Promise.all(
      hosts.map(async teacher => {
        const schoolClass = await seedClass(server, teacher, [student])
        return () => openHall(server, teacher, conversation, { class: schoolClass })
      }),
    )
    const opening = await leastCost(async () => open.pop()?.())
    expect(opening.statements).toBeGreaterThan(0)
    expect(opening.statements).toBeLessThanOrEqual(12)
    const hall = await openHall(server, host, conversation)
    const joining = await leastCost(() => joinAsGuest(server, hall))
    expect(joining.statements).toBeLessThanOrEqual(8)
  })

  test('an act asks nothing beside the gate, however many there are', async () => {
    const other = await signUpActor(server, 'teacher')
    const hall = await openHall(server, other, conversation)
    const guest = await joinAsGuest(server, hall)
    // First the log learns on which page they are.
    await exchange(server, guest.headers, hall.id)
    const known = () =>
      server.pool
        .query(`select seq from live_log where hall = $1 and act->>'type' = 'here'`, [hall.id])
        .then(({ rows }) => rows.length)
    await expect.poll(known).toBe(1)
    const looking = await leastCost(() => exchange(server, guest.headers, hall.id))
    const acting = await leastCost(() =>
      exchange(server, guest.headers, hall.id, { type: 'leave' }, { type: 'leave' }),
    )
    expect(acting.statements - looking.statements).toBe(1)
  })
})
