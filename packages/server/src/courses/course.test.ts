import { accounts } from '@duologue/contract/accounts'
import { courses } from '@duologue/contract/courses'
import { playlists } from '@duologue/contract/playlists'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { type ConversationSeed, seedConversation } from '../testing/school/seed-conversation'
import { listOfPairs } from '../testing/school/seed-list'

const unit = (key: string, items: readonly { kind: string; id: string }[] = [], more = {}) => ({
  key,
  title: '',
  level: null,
  aims: [],
  items: [...items],
  ...more,
})
const conversation = (id: string) => ({ kind: 'conversation', id })
const list = (id: string) => ({ kind: 'list', id })

describeOnDatabase('a course', engine => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 100 } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    owner = await signUpPerson(server)
  })

  const seed = async (told: ConversationSeed = {}) => (await seedConversation(server.pool, told)).id
  const seedList = async (isPublished = true) =>
    (
      await server.ask(pronunciation.createList, {
        headers: owner.headers,
        body: { ...listOfPairs, settings: { isPublished } },
      })
    ).id
  const make = (body: object = {}) =>
    server.ask(courses.createCourse, {
      headers: owner.headers,
      body: { title: 'Pasos', language: 'es', ...body },
    })
  const change = (id: string, body: object) =>
    server.ask(courses.updateCourse, { headers: owner.headers, params: { id }, body })
  const refused = (id: string, body: object) =>
    server.refused(courses.updateCourse, { headers: owner.headers, params: { id }, body })
  const keysAndIds = ({ units }: Awaited<ReturnType<typeof make>>) =>
    units.map(({ key, items }) => [key, ...items.map(({ id }) => id)])

  test('begins as a draft without units, and is read by id and shortid', async () => {
    const made = await make({ description: 'For all', translationLanguage: 'en' })
    expect(made).toMatchObject({
      title: 'Pasos',
      description: 'For all',
      language: 'es',
      displayLanguage: 'Spanish',
      translationLanguage: 'en',
      levels: [],
      settings: { isPublished: false },
      isSample: false,
      units: [],
      conversations: 0,
      lists: 0,
      version: 1,
      own: null,
    })
    for (const id of [made.id, made.shortid])
      expect(
        await server.ask(courses.getCourse, { headers: owner.headers, params: { id } }),
      ).toEqual(made)
  })

  test('keeps its units and their items in order, with what each one is', async () => {
    const [one, two, sounds] = [await seed({ title: 'La llave' }), await seed(), await seedList()]
    const { id } = await make()
    const units = [
      unit('b', [conversation(two), list(sounds)], { level: 'A2', title: ' Second ' }),
      unit('a', [conversation(one)], { level: 'A1', aims: ['say what is mine'] }),
    ]
    const changed = await change(id, { units, version: 1 })
    expect(changed).toMatchObject({
      version: 2,
      levels: ['A1', 'A2'],
      conversations: 2,
      lists: 1,
      units: [
        {
          key: 'b',
          title: 'Second',
          items: [
            {
              kind: 'conversation',
              marks: { learn: 'empty', duel: 'empty', say: 'empty', isDone: false, isKept: false },
            },
            { kind: 'list', list: { title: 'Pero o perro', count: 6 }, marks: { round: 'empty' } },
          ],
          standing: { available: 2, done: 0, isDone: false, isKept: false },
        },
        { key: 'a', aims: ['say what is mine'], items: [{ conversation: { title: 'La llave' } }] },
      ],
    })
    // Nothing is changed by what is so already.
    expect((await change(id, { units, title: 'Pasos' })).version).toBe(2)
    const stale = await refused(id, { title: 'Late', version: 1 })
    expect(stale).toMatchObject({ status: 409, code: 'course-changed', current: { version: 2 } })
  })

  test.each([
    ['a long title', [unit('a', [], { title: 'x'.repeat(61) })], 'units.0.title'],
    ['a blank aim', [unit('a'), unit('b', [], { aims: ['say it', ' '] })], 'units.1.aims.1'],
    ['five aims', [unit('a', [], { aims: ['a', 'b', 'c', 'd', 'e'] })], 'units.0.aims'],
    ['a level that is none', [unit('a', [], { level: 'D1' })], 'units.0.level'],
    ['a key with a blank', [unit('a b')], 'units.0.key'],
    ['one key twice', [unit('a'), unit('a')], 'units'],
  ])('refuses %s and says where', async (_name, units, field) => {
    const { id } = await make()
    const refusal = await refused(id, { units })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  test('takes no song yet, nothing twice, and nothing that is not there for its author', async () => {
    const { id } = await make()
    const [there, sounds] = [await seed(), await seedList()]
    const song = await refused(id, { units: [unit('a', [{ kind: 'song', id: there }])] })
    expect(song.fields).toEqual({ [`${there}.kind`]: 'Songs cannot be in a course yet.' })
    const twice = await refused(id, {
      units: [unit('a', [conversation(there)]), unit('b', [conversation(there)])],
    })
    expect(twice.fields).toEqual({
      units: 'The same conversation or list is in the course twice.',
    })
    const missing = '01900000-0000-7000-8000-ffffffffffff'
    const others = await seed({ isPublished: false })
    for (const items of [[missing], [sounds], [others]])
      expect(await refused(id, { units: [unit('a', items.map(conversation))] })).toMatchObject({
        status: 404,
        code: 'conversation-not-found',
      })
    await server.pool.query('update pronunciation_lists set deleted_at = now() where id = $1', [
      sounds,
    ])
    for (const items of [[missing], [there], [sounds]])
      expect(await refused(id, { units: [unit('a', items.map(list))] })).toMatchObject({
        status: 404,
        code: 'list-not-found',
      })
    expect((await change(id, { units: [] })).version).toBe(1)
  })

  test('tells of what its reader may not see only that it is there, and keeps it', async () => {
    const [stays, goes] = [await seed(), await seed()]
    const { id } = await make()
    await change(id, { units: [unit('a', [conversation(stays), conversation(goes)])] })
    await server.pool.query('update conversations set is_published = false where id = $1', [goes])
    const params = { id }
    const seen = await server.ask(courses.getCourse, { params, headers: owner.headers })
    expect(seen.units[0]?.items[1]).toEqual({
      kind: 'unavailable',
      id: goes,
      was: 'conversation',
    })
    expect(seen.units[0]?.standing.available).toBe(1)
    const units = [unit('a', [conversation(goes)]), unit('b', [conversation(stays)])]
    expect(keysAndIds(await change(id, { units }))).toEqual([
      ['a', goes],
      ['b', stays],
    ])
    await server.pool.query('delete from conversations where id = $1', [goes])
    const left = await server.ask(courses.getCourse, { params, headers: owner.headers })
    expect([keysAndIds(left), left.version]).toEqual([[['a'], ['b', stays]], 4])
  })

  test('is published when every unit has something and nothing is a draft', async () => {
    const { id } = await make()
    const publish = { settings: { isPublished: true } }
    expect(await refused(id, publish)).toMatchObject({
      status: 400,
      code: 'course-not-publishable',
      fields: { units: 'Add a unit first.' },
    })
    const [draft, shown] = [await seed({ isPublished: false, author: owner.user.id }), await seed()]
    const sounds = await seedList(false)
    const units = [unit('a', [conversation(draft), list(sounds)]), unit('b')]
    expect((await refused(id, { ...publish, units })).fields).toEqual({
      'units.1.items': 'Unit 2 has no items.',
      items: '2 items are drafts. Publish them first.',
    })
    const whole = [unit('a', [conversation(shown)])]
    expect((await change(id, { ...publish, units: whole })).settings).toEqual({ isPublished: true })
    // What is published already may be in the making.
    expect((await change(id, { units: [...whole, unit('b')] })).units).toHaveLength(2)
    await change(id, { settings: { isPublished: false } })
    await server.pool.query('update courses set held_at = now() where id = $1', [id])
    expect((await refused(id, { ...publish, units: whole })).code).toBe('held-for-review')
  })

  test('is made of a playlist, in units of twelve of what is in its language', async () => {
    const kept: string[] = []
    for (let number = 0; number < 13; number += 1) kept.push(await seed())
    const french = await seed({ language: 'fr' })
    const { id: playlist } = await server.ask(playlists.createPlaylist, {
      headers: owner.headers,
      body: { name: 'All' },
    })
    await server.ask(playlists.updatePlaylist, {
      headers: owner.headers,
      params: { id: playlist },
      body: { conversations: [french, ...kept] },
    })
    expect(keysAndIds(await make({ playlist }))).toEqual([
      ['1', ...kept.slice(0, 12)],
      ['2', ...kept.slice(12)],
    ])
    const gone = '01900000-0000-7000-8000-ffffffffffff'
    const refusal = await server.refused(courses.createCourse, {
      headers: owner.headers,
      body: { title: 'Pasos', language: 'es', playlist: gone },
    })
    expect(refusal).toMatchObject({ status: 404, code: 'playlist-not-found' })
  })

  test('one author has 200 at most, without those that they deleted', async () => {
    const { id } = await make()
    await server.pool.query(
      `insert into courses (id, shortid, title, title_search, language, author, created_at, updated_at)
      select gen_random_uuid(), 'many' || n, 'Many', 'many', 'es', $1, now(), now() from generate_series(1, 199) n`,
      [owner.user.id],
    )
    const body = { title: 'More', language: 'es' as const }
    const more = { headers: owner.headers, body }
    expect(await server.refused(courses.createCourse, more)).toMatchObject({
      status: 409,
      code: 'too-many-courses',
    })
    await server.ask(courses.deleteCourse, { headers: owner.headers, params: { id } })
    await server.ask(courses.createCourse, more)
  })

  test('stays without its author, whose drafts and starts go; both are in the export', async () => {
    const reader = await signUpPerson(server)
    const { id } = await make({ title: 'Shown' })
    const { id: draft } = await make({ title: 'Draft' })
    const units = [unit('a', [conversation(await seed())])]
    await change(id, { units, settings: { isPublished: true } })
    for (const { headers } of [owner, reader])
      await server.ask(courses.startCourse, { headers, params: { id }, body: {} })
    const params = { id: owner.user.id }
    const told = await server.ask(accounts.exportUser, { headers: owner.headers, params })
    expect(told.courses).toMatchObject({
      made: [{ title: 'Shown', units: [{ key: 'a' }] }, { title: 'Draft' }],
      followed: [{ course: id, language: 'es', startUnit: 'a', isActive: true }],
    })
    const { headers } = owner
    const body = {}
    await server.ask(accounts.deleteUser, { headers, params, body })
    const left = await server.ask(courses.getCourse, { params: { id } })
    expect(left).toMatchObject({ title: 'Shown', author: null })
    const { rows } = await server.pool.query('select id from courses where id = any($1)', [
      [id, draft],
    ])
    expect(rows).toEqual([{ id }])
    const { rows: starts } = await server.pool.query(
      'select user_id from learner_courses where course = $1',
      [id],
    )
    expect(starts).toEqual([{ user_id: reader.user.id }])
  })

  test('that is deleted leaves its page and the search', async () => {
    const { id } = await make()
    const { headers } = owner
    const params = { id }
    expect(await server.ask(courses.deleteCourse, { headers, params })).toEqual({ id })
    for (const call of [courses.getCourse, courses.deleteCourse])
      expect((await server.refused(call, { headers, params })).status).toBe(404)
    const query = `author=${owner.user.id}&includeDraft=true`
    expect((await server.ask(courses.searchCourses, { headers, query })).total).toBe(0)
  })
})
