import { shop } from '@duologue/contract/shop'
import { site } from '@duologue/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import {
  type ClassActor,
  classActors,
  openSchool,
  type School,
} from '../testing/school/class-matrix'

describeOnDatabase('a store for one school', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    const settings = {
      STORE_EMAIL_DOMAIN: 'Schüle.example, school.example',
      STORE_TITLE: 'Our store',
    }
    server = await startTestServer(engine, { settings })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  /** Gives everybody an address like this one. */
  const setAddress = (email: string, isVerified: boolean) =>
    server.pool.query(
      `update users set email = id || split_part($1, '@', 1) || '@' || split_part($1, '@', 2),
         email_verified_at = $2`,
      [email, isVerified ? '2026-01-01' : null],
    )
  const statuses = async (id: string) => {
    const found: Partial<Record<ClassActor, number>> = {}
    for (const actor of classActors) {
      const headers = school.headersOf(actor)
      const answer = await fetch(`${server.address}/api/shops/${id}`, { headers })
      found[actor] = answer.status
    }
    return found
  }

  test.each([
    ['ann@school.example', true, 200],
    ['ann@xn--schle-mva.example', true, 200],
    ['ann@school.example', false, 403],
    ['ann@school.example.evil.example', true, 403],
    ['ann@evilschool.example', true, 403],
  ] as const)('members with %s, confirmed: %s, get %s', async (email, isVerified, status) => {
    const id = await school.newClass()
    await setAddress(email, isVerified)
    expect(await statuses(id)).toEqual({
      visitor: 401,
      student: status,
      teacher: status,
      admin: 200,
      other: 404,
      studentElsewhere: 404,
      otherTeacher: 404,
      editor: 404,
    })
  })

  test('whoever may not enter may not buy or set cards either', async () => {
    const id = await school.newClass()
    const { teacher, student } = school.people
    await setAddress('ann@school.example', true)
    const { headers } = teacher
    const body = { name: 'Pen', cost: 1, shop: id }
    const { id: product } = await server.ask(shop.createProduct, { headers, body })
    await setAddress('ann@elsewhere.example', true)
    const codes = [
      await server.refused(shop.createProduct, { headers, body }),
      await server.refused(shop.buyReward, { headers: student.headers, body: { product } }),
      await server.refused(shop.setCurrency, {
        headers,
        params: { id: student.user.id },
        body: { currency: 5 },
      }),
    ].map(({ status, code }) => [status, code])
    expect(codes).toEqual(codes.map(() => [403, 'store-not-open']))
  })

  test('the site says what the store is called', async () => {
    expect((await server.ask(site.getSite)).storeTitle).toBe('Our store')
  })
})
