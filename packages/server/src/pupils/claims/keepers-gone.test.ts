import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { type Person, signUpActor } from '../../testing/school/people'

describeOnDatabase('an agreement to a claim', engine => {
  let server: TestServer
  let owner: Person
  let beside: Person
  let id: string
  let pupil: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000, logins: 1000 } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    owner = await signUpActor(server, 'teacher')
    beside = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    id = await seedClass(server, owner, [])
    await server.pool.query('insert into class_teachers values ($1, $2, now())', [
      id,
      beside.user.id,
    ])
    const keyed = { params: { id }, headers: { ...owner.headers, ...newKey() } }
    const { added } = await server.ask(pupils.addPupils, {
      ...keyed,
      body: { rows: [{ given: 'Mia' }] },
    })
    pupil = added[0] ?? ''
    const { cards } = await server.ask(pupils.getCards, keyed)
    const { authToken } = await inWithCard(server, { qr: cards[0]?.qr ?? '' })
    await server.ask(pupils.claimAccount, {
      headers: { authorization: authToken },
      body: { email: `${pupil}@own.example`, password: 'a password of my own' },
    })
  })

  const agree = (by: Person) =>
    server.ask(pupils.answerClaim, {
      params: { id: pupil },
      headers: by.headers,
      body: { agree: true },
    })
  const isAgreed = async (by: Person) => {
    const { pupils: kept } = await server.ask(pupils.listPupils, {
      params: { id },
      headers: by.headers,
    })
    return kept[0]?.claim?.isAgreed
  }

  test('ends with the owner who gave the class away, and not with one who keeps the pupil still', async () => {
    const admin = await signUpActor(server, 'admin')
    const hand = () =>
      server.ask(classes.handOverClass, {
        params: { id },
        headers: { ...admin.headers, ...newKey() },
        body: { to: beside.user.id },
      })
    await agree(owner)
    expect(await isAgreed(beside)).toBe(true)
    await hand()
    expect(await isAgreed(beside)).toBe(false)
    await agree(beside)
    await hand()
    expect(await isAgreed(beside)).toBe(true)
  })

  test('ends with a co-teacher who leaves, or is removed', async () => {
    for (const by of [owner, beside]) {
      await agree(beside)
      await server.ask(classes.removeTeacher, {
        params: { id, teacher: beside.user.id },
        headers: by.headers,
      })
      expect(await isAgreed(owner)).toBe(false)
      await server.pool.query('insert into class_teachers values ($1, $2, now())', [
        id,
        beside.user.id,
      ])
    }
  })
})
