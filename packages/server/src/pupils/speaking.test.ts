import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { live } from '@duologue/contract/live'
import { plays } from '@duologue/contract/plays'
import { pupils } from '@duologue/contract/pupils'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { countStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedClass } from '../testing/school/class-matrix'
import { newKey } from '../testing/school/class-shop'
import { inWithCard } from '../testing/school/in-with-card'
import { exchange, openHall } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

describeOnDatabase('a pupil of a careful school', engine => {
  let server: TestServer
  let teacher: Person
  let home: string
  let pupil: { id: string; headers: { authorization: string } }
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { STORE_EMAIL_DOMAIN: 'school.example' },
      callsPerMinute: { logins: 1000, writes: 1000 },
    })
    teacher = await signUpActor(server, 'teacher')
    await server.pool.query(
      `update users set email = 'ann@school.example', email_verified_at = created_at where id = $1`,
      [teacher.user.id],
    )
    home = await seedClass(server, teacher, [])
    const asked = { params: { id: home }, headers: { ...teacher.headers, ...newKey() } }
    await server.ask(pupils.addPupils, { ...asked, body: { rows: [{ given: 'Mia' }] } })
    const [card] = (await server.ask(pupils.getCards, asked)).cards
    const { authToken } = await inWithCard(server, { qr: card?.qr })
    pupil = { id: card?.pupil ?? '', headers: { authorization: authToken } }
    conversation = (await seedConversation(server.pool, { author: teacher.user.id })).id
    await seedLines(server.pool, conversation, ['one', 'two', 'three', 'four'])
  })
  afterAll(() => server.close())

  const ticket = (
    mode: 'speaking' | 'reading',
    headers: Record<string, string> = pupil.headers,
  ) => ({
    headers,
    body: { conversation, mode, difficulty: 'easy' as const },
  })
  const refusal = async () => {
    const before = await wholeState(server.pool)
    const { status, code } = await server.refused(plays.createTicket, ticket('speaking'))
    expect(await wholeState(server.pool)).toEqual(before)
    return `${status} ${code}`
  }
  const mayNotSpeak = async () =>
    (await server.ask(accounts.getMe, { headers: pupil.headers })).mayNotSpeak
  const setting = (speaking: 'everybody' | 'consent' | 'nobody') =>
    server.ask(classes.updateClass, {
      params: { id: home },
      headers: teacher.headers,
      body: { speaking },
    })
  const consent = (given: boolean, note = '') =>
    server.ask(pupils.setConsent, {
      params: { id: pupil.id, kind: 'speaking' },
      headers: teacher.headers,
      body: { given, note },
    })

  test('comes into no game that is spoken, and none becomes one while they are in', async () => {
    const opened = (mode: 'speaking' | 'reading') =>
      openHall(server, teacher, conversation, {
        settings: { form: 'pairs', pace: 'own', mode },
      })
    const join = ({ id, code }: { id: string; code: string | null }) => ({
      params: { id },
      headers: pupil.headers,
      body: { code: code ?? '' },
    })
    const spoken = await opened('speaking')
    expect((await server.refused(live.joinHall, join(spoken))).code).toBe('speaking-needs-consent')
    await exchange(server, teacher.headers, spoken.id, { type: 'end' })
    const read = await opened('reading')
    await server.ask(live.joinHall, join(read))
    const settings = { ...read.settings, mode: 'speaking' } as const
    const { acks, view } = await exchange(server, teacher.headers, read.id, {
      type: 'settings',
      settings,
    })
    expect(acks).toEqual([{ n: 0, code: 'speaking-needs-consent' }])
    expect(view).toMatchObject({ settings: { mode: 'reading' } })
    await exchange(server, teacher.headers, read.id, { type: 'end' })
    // What is stored of them later is no change of the test that follows.
    await expect
      .poll(
        async () => {
          const open = 'select from live_halls where settled_at is null'
          return (await server.pool.query(open)).rowCount
        },
        { timeout: 30_000 },
      )
      .toBe(0)
  })

  test('speaks with a consent, or as the class has it, and plays the rest; others always speak', async () => {
    expect(await refusal()).toBe('403 speaking-needs-consent')
    expect(await mayNotSpeak()).toBe(true)
    await server.ask(plays.createTicket, ticket('reading'))
    await server.ask(plays.createTicket, ticket('speaking', teacher.headers))
    const recorded = await consent(true, 'Form of 4 March')
    expect(recorded.speakingConsent).toMatchObject({
      by: teacher.user.fullName,
      note: 'Form of 4 March',
    })
    expect(await mayNotSpeak()).toBeUndefined()
    const own = { params: { id: pupil.id }, headers: pupil.headers }
    const told = await server.ask(accounts.exportUser, own)
    expect(JSON.stringify(told)).toContain('Form of 4 March')
    await server.ask(plays.createTicket, ticket('speaking'))
    await setting('nobody')
    expect(await refusal()).toBe('403 speaking-needs-consent')
    await setting('everybody')
    expect((await consent(false)).speakingConsent).toBeNull()
    await server.ask(plays.createTicket, ticket('speaking'))
    await setting('consent')
    expect(await refusal()).toBe('403 speaking-needs-consent')
    const { rows } = await server.pool.query(
      `select what from school_log where person = $1 and what <> 'card-seen' order by at, what`,
      [pupil.id],
    )
    expect(rows.map(({ what }) => what)).toEqual(['consent-recorded', 'consent-withdrawn'])
    const long = { given: true, note: 'x'.repeat(91) }
    const params = { id: pupil.id, kind: 'speaking' as const }
    expect(
      (await server.refused(pupils.setConsent, { params, headers: teacher.headers, body: long }))
        .status,
    ).toBe(400)
  })

  test('is asked for in one statement more than a ticket of others', async () => {
    await setting('everybody')
    const others = await countStatements(() => server.ask(plays.createTicket, ticket('reading')))
    expect(await countStatements(() => server.ask(plays.createTicket, ticket('speaking')))).toBe(
      others + 1,
    )
  })

  test('is inside of the store as the owner of the class is that keeps them', async () => {
    const visit = () => server.ask(shop.getShop, { params: { id: home }, headers: pupil.headers })
    expect((await visit()).id).toBe(home)
    await server.pool.query(`update users set email_verified_at = null where id = $1`, [
      teacher.user.id,
    ])
    const refused = await server.refused(shop.getShop, {
      params: { id: home },
      headers: pupil.headers,
    })
    expect(refused.code).toBe('store-not-open')
  })
})
