import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leastStatements } from '../testing/count-statements'
import { describeEachEngine } from '../testing/database-engines'
import { keepConversation } from '../testing/kept-conversation'
import { type Actor, type Person, signUpActor, signUpPerson } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/test-server'
import { addUpNext } from './search-store'

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
    const seen = (await keepConversation(server.pool, { views: 50 })).id
    const often = (await keepConversation(server.pool, { views: 500 })).id
    draft = (await keepConversation(server.pool, { views: 9000, isPublished: false, author })).id
    await make(owner, { name: 'El café', language: 'es', difficulty: 'A1' }, [seen, draft])
    await make(owner, { name: '100% fun', language: 'en', difficulty: 'B1' }, [seen, often])
    await make(other, { name: '茶馆', language: 'zh' })
    await make(other, { name: 'Café and more' }, [often])
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
    for (let number = 1; number <= 12; number += 1) await make(many, { name: `List ${number}` })
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
      description: '',
      language: 'es',
      displayLanguage: 'Spanish',
      difficulty: 'A1',
      author: { id, username, displayName, avatar: null },
      count: 1,
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

  test('views that go on change the order when they are added up again', async () => {
    const { rows } = await server.pool.query<{ views: string }>(
      'select max(views) as views from playlists',
    )
    expect(rows[0]?.views).toBe('550')
    await server.pool.query('update conversations set views = 5000 where views = 50')
    const first = '00000000-0000-0000-0000-000000000000'
    const last = await addUpNext(server.database, first, 100)
    expect(await addUpNext(server.database, last ?? '', 100)).toBeUndefined()
    expect((await found('')).names).toEqual(['100% fun', 'El café', 'Café and more', '茶馆'])
  })

  test('speaks to the database a few times, however much it answers', async () => {
    for (const limit of [1, 4]) {
      for (const query of [`limit=${limit}`, `limit=${limit}&title=e`]) {
        expect(await leastStatements(() => server.ask(call, { query }))).toBe(4)
      }
    }
  })
})
