import { accounts } from '@duologue/contract/accounts'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { planOf } from '../testing/databases/query-plan'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeEachEngine('a playlist whose conversations go', engine => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const makeWith = async (person: Person, conversations: readonly string[]) => {
    const { headers } = person
    const { id } = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Tapas' } })
    const body = { conversations }
    return server.ask(playlists.updatePlaylist, { headers, params: { id }, body })
  }
  const read = (id: string, headers = {}) =>
    server.ask(playlists.getPlaylist, { headers, params: { id } })
  const readCards = (id: string, headers = {}, query = '') =>
    server.ask(playlists.getPlaylistConversations, { headers, params: { id }, query })
  const keep = async (told: object = {}) => (await seedConversation(server.pool, told)).id

  test('keeps a place for one that was taken back, for its author alone', async () => {
    const [a, b, c] = [await keep(), await keep(), await keep()]
    const { id } = await makeWith(owner, [a, b, c])
    await server.pool.query('update conversations set is_published = false where id = $1', [b])

    const other = await signUpPerson(server)
    for (const headers of [{}, other.headers]) {
      expect(await read(id, headers)).toMatchObject({ conversations: [a, c], count: 2 })
      const cards = await readCards(id, headers)
      expect(cards.conversations.map(card => card.id)).toEqual([a, c])
      expect(cards).toMatchObject({ unavailable: [], total: 2 })
    }
    expect(await read(id, owner.headers)).toMatchObject({ conversations: [a, b, c], count: 3 })
    const own = await readCards(id, owner.headers)
    expect(own.conversations.map(card => card.id)).toEqual([a, c])
    expect(own).toMatchObject({ unavailable: [b], total: 3 })

    // A new order keeps it too.
    const body = { conversations: [c, b, a] }
    const moved = { headers: owner.headers, params: { id }, body }
    expect((await server.ask(playlists.updatePlaylist, moved)).conversations).toEqual([c, b, a])
    await server.pool.query('update conversations set is_published = true where id = $1', [b])
    expect((await read(id)).conversations).toEqual([c, b, a])
  })

  test('says of a page what stands before it, so that a reader sees that it was changed meanwhile', async () => {
    const [a, b, c] = [await keep(), await keep(), await keep()]
    const { id } = await makeWith(owner, [a, b, c])
    expect((await readCards(id, {}, 'limit=2')).before).toBeUndefined()
    expect(await readCards(id, {}, 'limit=2&page=2')).toMatchObject({ before: b, total: 3 })
    const body = { conversations: [b, c, a] }
    await server.ask(playlists.updatePlaylist, { headers: owner.headers, params: { id }, body })
    expect(await readCards(id, {}, 'limit=2&page=2')).toMatchObject({ before: c, total: 3 })
  })

  test('shows a draft to the author of the draft alone', async () => {
    const draft = await keep({ isPublished: false, author: owner.user.id })
    const { id } = await makeWith(owner, [draft])
    expect((await read(id)).conversations).toEqual([])
    expect((await readCards(id)).total).toBe(0)
    expect((await readCards(id, owner.headers)).conversations).toMatchObject([{ id: draft }])
  })

  test.each([
    ['deleted', 'update conversations set deleted_at = now() where id = $1'],
    ['deleted for good', 'delete from conversations where id = $1'],
  ])('closes the gap of one that is %s, and is a new version', async (_how, statement) => {
    const [a, b, c] = [await keep(), await keep(), await keep()]
    const whole = await makeWith(owner, [a, b, c])
    const without = await makeWith(owner, [a, c])
    await server.pool.query(statement, [b])
    const closed = await read(whole.id, owner.headers)
    expect(closed).toMatchObject({ conversations: [a, c], version: whole.version + 1 })
    expect(await read(without.id, owner.headers)).toEqual(without)
  })

  test('stays without an author when its author goes, and loses their drafts', async () => {
    const person = await signUpActor(server, 'teacher')
    const open = await keep()
    const draft = await keep({ isPublished: false, author: person.user.id })
    const { id } = await makeWith(person, [draft, open])
    const params = { id: person.user.id }
    await server.ask(accounts.deleteUser, { headers: person.headers, params, body: {} })
    expect(await read(id)).toMatchObject({ author: null, conversations: [open] })
    const admin = await signUpActor(server, 'admin')
    expect((await read(id, admin.headers)).conversations).toEqual([open])
    const refused = await server.refused(playlists.updatePlaylist, {
      headers: owner.headers,
      params: { id },
      body: { name: 'Mine now' },
    })
    expect(refused.status).toBe(403)
  })

  test('gives its cards page by page, in its order', async () => {
    const ids = []
    for (let number = 0; number < 45; number += 1) ids.push(await keep())
    ids.reverse()
    const { id } = await makeWith(owner, ids)
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(await readCards(id, {}, `page=${page}&limit=21`))
    expect(pages.map(page => page.conversations.length)).toEqual([21, 21, 3, 0])
    expect(pages.flatMap(page => page.conversations.map(card => card.id))).toEqual(ids)
    expect(pages.map(page => page.total)).toEqual([45, 45, 45, 45])
    expect((await readCards(id)).conversations).toHaveLength(20)
    expect(await readCards(id, {}, 'limit=0')).toEqual({
      conversations: [],
      unavailable: [],
      total: 45,
    })
  })

  test('is found by a conversation that goes, and counted, without looking through all playlists', async () => {
    await server.pool.query(
      `insert into playlists (id, name, name_search, conversations, created_at, updated_at)
      select gen_random_uuid(), 'p', 'p', array(select gen_random_uuid() from generate_series(1, 4) where made > 0),
        now(), now() from generate_series(1, 2000) made`,
    )
    await server.pool.query('vacuum analyze playlists')
    const query = 'select id from playlists where conversations @> array[$1::uuid] order by id'
    const plan = await planOf(server.database, {
      toSQL: () => ({ sql: query, params: ['01900000-0000-7000-8000-000000000001'] }),
    })
    expect(plan.indexes).toContain('playlists_holding')
    // Those that are held for review or show nothing are left out of what everybody finds, which is counted with every search.
    const count = `select count(*) from playlists where held_at is null and has_shown and language = $1`
    const counted = await planOf(server.database, { toSQL: () => ({ sql: count, params: ['es'] }) })
    expect(counted.indexes).toEqual(['playlists_offered'])
  })
})
