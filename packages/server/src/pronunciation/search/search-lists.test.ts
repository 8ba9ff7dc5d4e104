import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { type Person, signUpPerson } from '../../testing/school/people'
import { listOfPairs } from '../../testing/school/seed-list'

describeEachEngine('a search of pronunciation lists', engine => {
  let server: TestServer
  let owner: Person

  const make = async (body: object, views = 0) => {
    const { id } = await server.ask(pronunciation.createList, {
      headers: owner.headers,
      body: { ...listOfPairs, settings: { isPublished: true }, ...body },
    })
    await server.pool.query('update pronunciation_lists set views = $1 where id = $2', [views, id])
  }
  const found = async (query: string, headers = {}) => {
    const answer = await server.ask(pronunciation.searchLists, { query, headers })
    return { titles: answer.pronunciationLists.map(({ title }) => title), total: answer.total }
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    await make({ title: 'El café', difficulty: 'A1' }, 50)
    await make({ title: '100% ou', language: 'fr', difficulty: 'B1' }, 500)
    await make({ title: '茶馆', language: 'zh' })
    await make({ title: 'Café and more', difficulty: 'A2' })
    await make({ title: 'Hidden café', settings: { isPublished: false } })
  })
  afterAll(() => server.close())

  const popular = ['100% ou', 'El café', 'Café and more', '茶馆']
  const recent = ['Café and more', '茶馆', '100% ou', 'El café']

  test.each([
    ['', popular],
    ['views=-1', popular],
    ['recent=-1', recent],
    ['language=es', ['El café', 'Café and more']],
    ['language=all&difficulty=all', popular],
    ['difficulty=A1&difficulty=B1', ['100% ou', 'El café']],
    ['difficulty[]=A1', ['El café']],
    ['title=CAFE', ['El café', 'Café and more']],
    ['title=cafe&recent=-1', ['Café and more', 'El café']],
    ['title=%25', ['100% ou']],
    [`title=${encodeURIComponent('茶')}`, ['茶馆']],
    ['title=cafe&language=fr', []],
    ['includeDraft=true&title=hidden', []],
    ['author=01900000-0000-7000-8000-ffffffffffff', []],
  ])('%j finds its lists in order', async (query, titles) => {
    expect(await found(query)).toEqual({ titles, total: titles.length })
  })

  test('an author finds the own drafts when they ask for them', async () => {
    const author = `author=${owner.user.id}`
    expect((await found(`${author}&includeDraft=true`, owner.headers)).titles).toContain(
      'Hidden café',
    )
    expect((await found(author, owner.headers)).total).toBe(4)
    expect((await found(`${author}&includeDraft=true`)).total).toBe(4)
  })

  test('pages are parts of the whole; none at all still tells the total', async () => {
    expect(await found('limit=3&page=2')).toEqual({ titles: ['茶馆'], total: 4 })
    expect(await found('limit=0')).toEqual({ titles: [], total: 4 })
    expect(await found('page=9')).toEqual({ titles: [], total: 4 })
  })

  test.each([
    'title=' + 'x'.repeat(91),
    'limit=101',
    'page=0',
    'language=klingon',
    'difficulty=D1',
  ])('%j is refused', async query => {
    const refusal = await server.refused(pronunciation.searchLists, { query })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('a view counts once a visitor and hour, the author’s not at all', async () => {
    const { pronunciationLists } = await server.ask(pronunciation.searchLists, {
      query: 'title=more',
    })
    const params = { id: pronunciationLists[0]?.shortid ?? '' }
    const look = async (headers = {}) => {
      const body = { stats: { views: 999 } }
      return (await server.ask(pronunciation.recordListView, { params, headers, body })).stats.views
    }
    const other = await signUpPerson(server)
    expect(await look()).toBe(1)
    expect(await look()).toBe(1)
    expect(await look(other.headers)).toBe(2)
    expect(await look(owner.headers)).toBe(2)
    server.clock.moveTo(new Date(server.clock.now().getTime() + 3 * 3_600_000).toISOString())
    expect(await look(other.headers)).toBe(3)
    const { rows } = await server.pool.query(
      'select count(*)::int as rows from pronunciation_views',
    )
    expect(rows).toEqual([{ rows: 1 }])
  })
})
