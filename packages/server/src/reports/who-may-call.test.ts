import { reports } from '@duologue/contract/reports'
import { reportTexts } from '@duologue/domain/messages/reports/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import {
  type ClassActor,
  classActors,
  expectMatrix,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

/** The same for every actor, but for those who are named. */
const answers = (
  usual: number | [number, (answer: unknown) => unknown],
  others: Partial<Record<ClassActor, number>> = {},
) => ({ ...Object.fromEntries(classActors.map(actor => [actor, usual])), ...others }) as never

const secret = 'Whispered words'

describeOnDatabase('the matrix of reports', engine => {
  let server: TestServer
  let school: School
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 999 } })
    school = await openSchool(server)
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const conversation = (told: object = {}) =>
    seedConversation(server.pool, { title: secret, author: owner.user.id, ...told })
  const report = (id: string) => ({ page: `/convo/${id}`, reason: 'wrong' })

  /** A thing that a user has reported; answers its id. */
  async function reported(): Promise<string> {
    const { id } = await conversation()
    await server.ask(reports.sendReport, { headers: owner.headers, body: report(id) })
    await server.pool.query(`update reports set reporter = null where reporter = $1`, [
      owner.user.id,
    ])
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from reported_things where name = $1',
      [id],
    )
    return rows[0]?.id ?? ''
  }

  test('everybody may report what is published', async () => {
    await expectMatrix(server, school, {
      call: reports.sendReport,
      sent: async () => ({ body: report((await conversation()).id) }),
      answers: answers([201, answer => expect(Object.keys(answer as object)).toEqual(['page'])]),
      secrets: [secret],
    })
    const page = { page: '/faq', reason: 'wrong' }
    const withWrongToken = { headers: { authorization: 'nonsense' }, body: page }
    expect(await server.ask(reports.sendReport, withWrongToken)).toEqual({ page: '/faq' })
  })

  test('a draft of somebody else is not there to be reported, but for those who read it', async () => {
    await expectMatrix(server, school, {
      call: reports.sendReport,
      sent: async () => ({ body: report((await conversation({ isPublished: false })).id) }),
      answers: answers(404, { admin: 201 }),
      secrets: [secret],
    })
  })

  test('what is no page, or of a thing that is gone, is not there', async () => {
    const { id } = await conversation({ deletedAt: '2026-03-01' })
    const unknown = '01890000-0000-7000-8000-000000000099'
    const pages = [`/convo/${id}`, `/convo/${unknown}`, '/playlists/x', `/playlists/${unknown}/x`]
    const before = await wholeState(server.pool)
    for (const page of [...pages, '/pronunciation/nothing', '/editor/songs/x', '/nothing'])
      expect(
        await server.refused(reports.sendReport, { body: { page, reason: 'wrong' } }),
      ).toMatchObject({ status: 404, message: 'Cannot find the page that you report.' })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('editors and admins alone see what was reported', async () => {
    await reported()
    await expectMatrix(server, school, {
      call: reports.findReports,
      sent: async () => ({}),
      answers: answers(403, { visitor: 401, editor: 200, admin: 200 }),
      secrets: [secret],
    })
  })

  test.each(['keep', 'hide'])('editors and admins alone decide to %s', async decision => {
    await expectMatrix(server, school, {
      call: reports.decideReport,
      sent: async () => ({ params: { id: await reported() }, body: { decision } }),
      answers: answers(403, { visitor: 401, editor: 200, admin: 200 }),
      secrets: [secret],
    })
  })

  test('an unknown report and another decision are refused', async () => {
    const { headers } = school.people.editor
    const decide = (id: string, decision: string) =>
      server.refused(reports.decideReport, { headers, params: { id }, body: { decision } })
    const unknown = '01890000-0000-7000-8000-000000000099'
    expect(await decide(unknown, 'keep')).toMatchObject({ status: 404, code: 'report-not-found' })
    expect((await decide(await reported(), 'burn')).status).toBe(400)
  })

  test.each([
    [{ page: 'https://elsewhere.example/faq' }, 'page', reportTexts.notOurPage],
    [{ reason: 'other', comment: ' ' }, 'comment', reportTexts.commentNeeded],
    [{ comment: 'x'.repeat(1001) }, 'comment', 'must have at most 1000 characters'],
  ])('%j is refused beside its field', async (told, field, fault) => {
    const body = { page: '/faq', reason: 'wrong', ...told }
    const refusal = await server.refused(reports.sendReport, { body })
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: fault } })
  })

  test('any other page is listed, and cannot be hidden', async () => {
    const { headers } = school.people.editor
    const pages = ['/songs', '/users/somebody']
    for (const page of pages)
      await server.ask(reports.sendReport, {
        headers: owner.headers,
        body: { page: `${page}?x=1`, reason: 'other', comment: ' Look! ' },
      })
    const { things } = await server.ask(reports.findReports, { headers, query: 'limit=2' })
    expect(things.map(({ kind, title, page }) => [kind, title, page])).toEqual([
      ['page', pages[1], pages[1]],
      ['page', pages[0], pages[0]],
    ])
    for (const { id, isHideable, reports: sent } of things) {
      expect(sent).toMatchObject([{ comment: 'Look!', reporter: owner.user.username }])
      expect(isHideable).toBe(false)
      const params = { id }
      const hide = { headers, params, body: { decision: 'hide' } }
      expect((await server.refused(reports.decideReport, hide)).code).toBe('not-hideable')
      const keep = { headers, params, body: { decision: 'keep' } }
      expect(await server.ask(reports.decideReport, keep)).toMatchObject({ isOpen: false })
    }
  })

  test('a page of them is found in a few statements, however many they are', async () => {
    const { headers } = school.people.editor
    for (let number = 0; number < 8; number += 1) await reported()
    const find = (query: string) => server.ask(reports.findReports, { headers, query })
    const { things, total } = await find('limit=5&page=2')
    expect([things.length, total]).toEqual([5, (await find('limit=0')).total])
    expect(await leastStatements(() => find('limit=1'))).toBe(6)
    expect(await leastStatements(() => find('limit=8'))).toBe(6)
  })
})
