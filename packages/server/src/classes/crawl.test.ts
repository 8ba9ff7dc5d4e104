import { classes } from '@duologue/contract/classes'
import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openSchool, type School } from '../testing/school/class-matrix'

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Parameters that carry an id. */
const idNames = new Set(['assignment', 'author', 'class', 'owner', 'ownerShop', 'shop', 'user'])
const name = 'The Secret Class Of The Crawl'

describeOnDatabase('a crawl over every call that reads', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 100_000, searches: 100_000 },
    })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  /** Every id in a row of the database that names the class: whatever a member may have seen in an address. */
  const idsAround = async (id: string): Promise<string[]> => {
    const { rows: tables } = await server.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const ids = new Set<string>()
    for (const { name: table } of tables) {
      const { rows } = await server.pool.query<{ row: string }>(
        `select t::text as row from "${table}" t where t::text like '%' || $1 || '%'`,
        [id],
      )
      for (const { row } of rows) for (const [found] of row.matchAll(uuids)) ids.add(found)
    }
    return [...ids]
  }

  /** What every call that reads answers, with each of these ids in its address and in each of its parameters. */
  const crawl = async (headers: Record<string, string>, ids: readonly string[]) => {
    const told: string[] = []
    for (const { method, path, query } of Object.values(contract).flatMap(room =>
      Object.values<Endpoint>(room),
    )) {
      const isA = z.object({}).constructor
      const named = query instanceof isA ? Object.keys((query as z.ZodMiniObject).shape) : []
      const asked = ['expand=all', ...named.filter(key => idNames.has(key))]
      for (const id of method === 'GET' ? ids : [])
        for (const key of asked) {
          const parameter = key.includes('=') ? key : `${key}=${id}`
          const address = `${server.address}${path.replace(/:\w+/g, id)}?${parameter}`
          told.push(await (await fetch(address, { headers })).text())
        }
    }
    return told.join('\n')
  }

  test('finds nothing of a class for a removed student and another teacher', async () => {
    const id = await school.newClass({ name })
    const { student, teacher, otherTeacher } = school.people
    const ids = await idsAround(id)
    expect(ids).toContain(student.user.id)
    const before = await crawl(student.headers, ids)
    expect(before).toContain(name)
    await server.ask(classes.removeStudent, {
      params: { id, student: student.user.id },
      headers: teacher.headers,
    })
    for (const headers of [student.headers, otherTeacher.headers]) {
      const told = await crawl(headers, ids)
      expect(told).toContain('Cannot find class.')
      expect(told).not.toContain(name)
      expect(told).not.toContain(teacher.email)
    }
  })
})
