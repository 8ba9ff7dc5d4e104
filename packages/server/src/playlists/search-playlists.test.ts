import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Actor, type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

const call = playlists.searchPlaylists
const known: Actor[] = ['other', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeEachEngine('a search of playlists', engine => {
  let server: TestServer
  let owner: Person
  let draft: string
  const people = new Map<Actor, Person>()

  const make = async (
    { headers }: Person,
    body: { name: string; language?: string; difficulty?: string },
    conversations: string[] = [],
  ) => {
    const { id } = await server.ask(playlists.createPlaylist, { headers, body })
    if (conversations.length > 0) {
      await server.ask(playlists.updatePlaylist, {
        headers,
        params: { id },
        body: { conversations },
      })
    }
    return id
  }
  /** Lets so many visitors open a playlist. */
  const open = async (id: string, visitors: number) => {
    for (let visitor = 1; visitor <= visitors; visitor += 1)
      await server.ask(playlists.recordPlaylistView, {
        params: { id },
        headers: { 'user-agent': `browser ${visitor}` },
        body: {},
      })
  }
  const found = async (query: string, headers = {}) => {
    const answer = await server.ask(call, { query, headers })
    return { names: answer.playlists.map(({ name }) => name), total: answer.total }
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    const other = people.get('other') ?? owner
    const author = owner.user.id
    const seen = (await seedConversation(server.pool, { views: 50 })).id
    const often = (await seedConversation(server.pool, { views: 500 })).id
    draft = (await seedConversation(server.pool, { views: 9000, isPublished: false, author })).id
    const cafe = { name: 'El café', language: 'es', difficulty: 'A1' }
    await open(await make(owner, cafe, [often, draft]), 1)
    const fun = { name: '100% fun', language: 'en', difficulty: 'B1' }
    await open(await make(owner, fun, [seen]), 3)
    await make(other, { name: '茶馆', language: 'zh' }, [often])
    await open(await make(other, { name: 'Café and more' }, [seen]), 2)
  })
  afterAll(() => server.close())

  const popular = ['100% fun', 'Café and more', 'El café', '茶馆']
  const recent = ['Café and more', '茶馆', '100% fun', 'El café']

  test.each([
    ['', popular],
    ['views=-1', popular],
    ['recent=-1', recent],
    ['recent=-1&views=-1', recent],
    ['language=es', ['El café']],
    ['language=all&difficulty=all', popular],
    ['difficulty=A1&difficulty=B1', ['100% fun', 'El café']],
    ['difficulty[]=A1', ['El café']],
    ['title=CAFE', ['Café and more', 'El café']],
    ['title=cafe&recent=-1', ['Café and more', 'El café']],
    ['title=%25', ['100% fun']],
    [`title=${encodeURIComponent('茶')}`, ['茶馆']],
    [`title=${encodeURIComponent('茶馆')}`, ['茶馆']],
    ['title=cafe&language=es', ['El café']],
    ['title=nothing', []],
    ['author=01900000-0000-7000-8000-ffffffffffff', []],
  ])('%j finds its playlists in order', async (query, names) => {
    expect(await found(query)).toEqual({ names, total: names.length })
  })

  test('an author is found by id; pages are ten long, and each is its part of the whole', async () => {
    const many = await signUpPerson(server)
    const { id: shown } = await seedConversation(server.pool)
    for (let number = 1; number <= 12; number += 1)
      await make(many, { name: `List ${number}` }, [shown])
    const author = `author=${many.user.id}`
    expect((await found(author)).names).toHaveLength(10)
    expect(await found(`${author}&page=2`)).toEqual({ names: ['List 2', 'List 1'], total: 12 })
    expect(await found(`${author}&page=3&limit=5`)).toEqual({
      names: ['List 2', 'List 1'],
      total: 12,
    })
    expect(await found(`title=list&page=2&limit=11`)).toEqual({ names: ['List 1'], total: 12 })
    expect(await found('title=list&limit=0')).toEqual({ names: [], total: 12 })
    expect(await found('title=list&page=9')).toEqual({ names: [], total: 12 })
    for (const id of (await server.ask(call, { query: author })).playlists.map(card => card.id))
      await server.ask(playlists.deletePlaylist, { headers: many.headers, params: { id } })
    expect((await found(author)).total).toBe(2)
    await server.pool.query('delete from playlists where author = $1', [many.user.id])
  })

  test('a card tells its author and how many of its conversations the reader may see', async () => {
    const card = async (headers = {}) =>
      (await server.ask(call, { query: 'language=es', headers })).playlists[0]
    const seen = await card()
    const { id, username, displayName } = owner.user
    expect(seen).toEqual({
      id: expect.any(String),
      name: 'El café',
      scene: null,
      description: '',
      language: 'es',
      displayLanguage: 'Spanish',
      ownLanguageName: 'Español',
      difficulty: 'A1',
      author: { id, username, displayName, avatar: null },
      count: 1,
      songCount: 0,
    })
    expect(await card(owner.headers)).toEqual({ ...seen, count: 2 })
  })

  test('everybody finds the same, and nothing of a draft', async () => {
    const visitor = await server.ask(call, {})
    expect(JSON.stringify(visitor)).not.toContain(draft)
    for (const actor of known.filter(one => one !== 'admin')) {
      expect(await server.ask(call, { headers: people.get(actor)?.headers ?? {} })).toEqual(visitor)
    }
    expect((await found('', { authorization: 'Bearer nonsense' })).names).toEqual(popular)
    expect((await found('', people.get('admin')?.headers)).names).toEqual(popular)
  })

  test.each([
    ['title', `title=${'x'.repeat(91)}`],
    ['limit', 'limit=101'],
    ['page', 'page=0'],
    ['language', 'language=xx'],
    ['difficulty.0', 'difficulty=A3'],
    ['author', 'author=mina'],
    ['recent', 'recent=desc'],
  ])('a wrong %s is refused by its name', async (field, query) => {
    expect(await server.refused(call, { query })).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: { [field]: 'is not valid' },
    })
  })

  test('what is opened more comes to the front; a visitor counts once an hour, its author never', async () => {
    const [first] = (await server.ask(call, { query: 'language=es' })).playlists
    const opened = (headers: Record<string, string>) =>
      server.ask(playlists.recordPlaylistView, {
        params: { id: first?.id ?? '' },
        headers,
        body: { stats: { views: 9_000_000 } },
      })
    expect((await opened({ 'user-agent': 'browser 1' })).stats.views).toBe(1)
    expect((await opened(owner.headers)).stats.views).toBe(1)
    for (const actor of known) await opened(people.get(actor)?.headers ?? {})
    expect((await opened(people.get('other')?.headers ?? {})).stats.views).toBe(7)
    expect((await found('')).names).toEqual(['El café', '100% fun', 'Café and more', '茶馆'])
    server.clock.moveTo('2026-03-04T11:20:00Z')
    expect((await opened({ 'user-agent': 'browser 1' })).stats.views).toBe(8)
  })

  test('one with nothing in it for everybody is offered to its author alone, until it has something', async () => {
    const author = await signUpPerson(server)
    const own = `author=${author.user.id}`
    const { id: hidden } = await seedConversation(server.pool, {
      isPublished: false,
      author: author.user.id,
    })
    await make(author, { name: 'Empty' })
    await make(author, { name: 'Only a draft' }, [hidden])
    const both = { names: ['Only a draft', 'Empty'], total: 2 }
    const none = { names: [], total: 0 }
    const change = (what: string) =>
      server.pool.query(`update conversations set ${what} where id = $1`, [hidden])
    expect(await found(own, author.headers)).toEqual(both)
    for (const headers of [{}, people.get('other')?.headers, people.get('admin')?.headers])
      for (const query of [own, 'title=draft', 'title=empty'])
        expect(await found(query, headers)).toEqual(none)
    await change('is_published = true, published_at = now()')
    expect(await found(own)).toEqual({ names: ['Only a draft'], total: 1 })
    await change('is_published = false')
    expect(await found(own)).toEqual(none)
    await change('is_published = true, published_at = now()')
    expect((await found('title=draft')).total).toBe(1)
    await change('deleted_at = now()')
    expect(await found(own)).toEqual(none)
    expect(await found(own, author.headers)).toEqual(both)
    await server.pool.query('delete from playlists where author = $1', [author.user.id])
  })

  test('a language or a level that no name has is read as a filter', async () => {
    expect(await found('title=spanish')).toEqual({ names: ['El café'], total: 1 })
    expect((await found('title=beginner')).names).toEqual(['El café'])
    expect((await found('title=english%20fun')).names).toEqual(['100% fun'])
    expect((await found('title=english%20tea')).total).toBe(0)
  })

  test('speaks to the database a few times, however much it answers', async () => {
    for (const limit of [1, 4]) {
      for (const query of [`limit=${limit}`, `limit=${limit}&title=e`]) {
        expect(await leastStatements(() => server.ask(call, { query }))).toBe(4)
      }
    }
  })
})
