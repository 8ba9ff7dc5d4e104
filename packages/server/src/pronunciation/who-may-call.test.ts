import type { Endpoint } from '@duologue/contract/endpoint'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import {
  type ClassActor,
  classActors,
  openSchool,
  type School,
} from '../testing/school/class-matrix'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedListAssignment } from '../testing/school/seed-assignment'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

/** The actors of the rows about lists; the owner is none of them. */
const strangers = ['other', 'studentElsewhere', 'otherTeacher', 'editor'] as const
const secret = 'Whispered words'

describeOnDatabase('the matrix of pronunciation lists', engine => {
  let server: TestServer
  let school: School
  let owner: Person
  let published: string
  let draft: string
  let assigned: string

  const make = async (body: object) =>
    (
      await server.ask(pronunciation.createList, {
        headers: owner.headers,
        body: { ...listOfPairs, ...body },
      })
    ).id
  const makeDraft = () => make({ title: secret })
  const headersOf = (actor: ClassActor | 'owner') =>
    actor === 'owner' ? owner.headers : school.headersOf(actor)

  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 200, writes: 9999, searches: 9999 },
    })
    school = await openSchool(server)
    owner = await signUpPerson(server)
    published = await make({ title: 'Everybody’s', settings: { isPublished: true } })
    draft = await makeDraft()
    assigned = await makeDraft()
    await seedListAssignment(server, await school.newClass(), assigned)
  })
  afterAll(() => server.close())

  const everybody = [...classActors, 'owner'] as const

  /** Asks as an actor; a refusal leaves the database as it was and tells nothing of a draft. */
  const asked = async (
    call: Endpoint,
    actor: ClassActor | 'owner' | 'wrong token',
    id: string,
    body?: object,
  ) => {
    const before = await wholeState(server.pool)
    const hasBody = call.method === 'POST' || call.method === 'PATCH'
    const headers = actor === 'wrong token' ? { authorization: 'nonsense' } : headersOf(actor)
    const response = await fetch(server.address + call.path.replace(':id', id), {
      method: call.method,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const told = await response.text()
    if (response.status >= 400) {
      expect(told).not.toContain(secret)
      expect(await wholeState(server.pool)).toEqual(before)
    }
    expect(told).not.toContain('@')
    return response.status
  }

  const reads = [
    ['GET /pronunciation-lists/{id}', pronunciation.getList],
    ['GET …/export.csv', pronunciation.exportListCsv],
    ['PATCH …/edit/public', pronunciation.recordListView],
  ] as const

  describe('reading', () => {
    test.each(reads)('%s of a published list: everybody', async (_name, call) => {
      for (const actor of [...everybody, 'wrong token'] as const)
        expect([actor, await asked(call, actor, published)]).toEqual([actor, 200])
    })

    test.each(reads)('%s of a draft: its author and admins', async (_name, call) => {
      for (const actor of [...everybody, 'wrong token'] as const) {
        const mayRead = actor === 'owner' || actor === 'admin'
        expect([actor, await asked(call, actor, draft)]).toEqual([actor, mayRead ? 200 : 404])
      }
    })

    test.each(reads)('%s of an assigned draft: its class, too', async (_name, call) => {
      const members: readonly string[] = ['owner', 'admin', 'student', 'teacher']
      for (const actor of everybody) {
        const status = members.includes(actor) ? 200 : 404
        expect([actor, await asked(call, actor, assigned)]).toEqual([actor, status])
      }
    })

    test('only those who may change a list are told how many classes have it', async () => {
      const params = { id: assigned }
      const seen = (headers: Record<string, string>) =>
        server.ask(pronunciation.getList, { headers, params })
      expect((await seen(owner.headers)).authoring).toEqual({ classes: 1 })
      expect((await seen(school.headersOf('admin'))).authoring).toEqual({ classes: 1 })
      expect((await seen(school.headersOf('student'))).authoring).toBeUndefined()
      expect((await seen(school.headersOf('teacher'))).authoring).toBeUndefined()
    })
  })

  test('POST /pronunciation-lists: everybody who is logged in', async () => {
    const body = { title: 'Mine', language: 'fr' }
    for (const actor of [...everybody, 'wrong token'] as const) {
      const status = actor === 'visitor' || actor === 'wrong token' ? 401 : 201
      expect([actor, await asked(pronunciation.createList, actor, '', body)]).toEqual([
        actor,
        status,
      ])
    }
  })

  describe.each([
    ['PATCH /pronunciation-lists/{id}', pronunciation.updateList, { title: 'Other' }],
    ['DELETE /pronunciation-lists/{id}', pronunciation.deleteList, undefined],
  ])('%s', (_name, call, body) => {
    test('of a published list: its author and admins', async () => {
      expect(await asked(call, 'visitor', published, body)).toBe(401)
      expect(await asked(call, 'wrong token', published, body)).toBe(401)
      for (const actor of [...strangers, 'student', 'teacher'] as const)
        expect([actor, await asked(call, actor, published, body)]).toEqual([actor, 403])
      for (const actor of ['owner', 'admin'] as const) {
        const id = await make({ settings: { isPublished: true } })
        expect([actor, await asked(call, actor, id, body)]).toEqual([actor, 200])
      }
    })

    test('of a draft: to strangers it is not there, and its class may only read it', async () => {
      expect(await asked(call, 'visitor', draft, body)).toBe(401)
      for (const actor of [...strangers, 'student', 'teacher'] as const)
        expect([actor, await asked(call, actor, draft, body)]).toEqual([actor, 404])
      for (const actor of ['student', 'teacher'] as const)
        expect([actor, await asked(call, actor, assigned, body)]).toEqual([actor, 403])
      for (const actor of ['owner', 'admin'] as const)
        expect([actor, await asked(call, actor, await makeDraft(), body)]).toEqual([actor, 200])
    })
  })

  test('POST …/duplicate: whoever may read it, but no draft of somebody else', async () => {
    const call = pronunciation.duplicateList
    for (const actor of everybody) {
      const isKnown = actor !== 'visitor'
      const isOwn = actor === 'owner' || actor === 'admin'
      expect([actor, await asked(call, actor, published)]).toEqual([actor, isKnown ? 201 : 401])
      for (const id of [draft, assigned])
        expect([actor, await asked(call, actor, id)]).toEqual([
          actor,
          isKnown ? (isOwn ? 201 : 404) : 401,
        ])
    }
  })

  test('GET /pronunciation-lists: everybody; drafts only for oneself', async () => {
    const search = async (actor: ClassActor | 'owner') => {
      const query = `author=${owner.user.id}&includeDraft=true&title=whispered`
      return (await server.ask(pronunciation.searchLists, { headers: headersOf(actor), query }))
        .total
    }
    for (const actor of classActors) expect([actor, await search(actor)]).toEqual([actor, 0])
    expect(await search('owner')).toBeGreaterThan(0)
  })

  test('GET /pronunciation/words: everybody', async () => {
    for (const actor of classActors) {
      const { items } = await server.ask(pronunciation.getRoundWords, {
        headers: headersOf(actor),
        query: 'language=it',
      })
      expect(items).toEqual([])
    }
  })

  test('answers and misses: everybody’s own, of lists that one may read', async () => {
    const item = idOfItem(1)
    for (const actor of everybody) {
      const answers = [published, draft, assigned].map(list => ({
        id: crypto.randomUUID(),
        list,
        item,
        skill: 'listening',
        isRight: false,
      }))
      const headers = headersOf(actor)
      if (actor === 'visitor') {
        expect(await asked(pronunciation.saveAnswers, actor, '', { answers })).toBe(401)
        expect(await asked(pronunciation.getMissedItems, actor, '')).toBe(401)
        continue
      }
      const isOwn = actor === 'owner' || actor === 'admin'
      const isMember = isOwn || actor === 'student' || actor === 'teacher'
      const { kept } = await server.ask(pronunciation.saveAnswers, { headers, body: { answers } })
      expect([actor, kept]).toEqual([actor, isOwn ? 3 : isMember ? 2 : 1])
      const { items } = await server.ask(pronunciation.getMissedItems, { headers })
      expect(new Set(items.map(({ list }) => list)).has(draft)).toBe(isOwn)
      expect(items).toHaveLength(kept)
    }
  })

  test('a list that is not there is 404 for everybody who may ask', async () => {
    const nowhere = '01900000-0000-7000-8000-ffffffffffff'
    const calls = [
      ...reads.map(([, call]) => call),
      pronunciation.updateList,
      pronunciation.deleteList,
      pronunciation.duplicateList,
    ]
    for (const call of calls)
      for (const id of [nowhere, 'abcdefgh'])
        expect([call.path, await asked(call, 'admin', id)]).toEqual([call.path, 404])
  })
})
