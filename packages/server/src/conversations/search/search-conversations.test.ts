import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { seedConversation, seedUser } from '../../testing/school/seed-conversation'

const call = conversations.searchConversations

describeEachEngine('a search by a visitor', engine => {
  let server: TestServer
  let mina: string

  /** The titles that a query finds, in order, and the total. */
  const found = async (query: string) => {
    const answer = await server.ask(call, { query })
    return { titles: answer.conversations.map(({ title }) => title), total: answer.total }
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    const { pool } = server
    mina = await seedUser(pool, 'Mina')
    const keep = (title: string, told = {}) => seedConversation(pool, { title, ...told })
    await keep('El último CAFÉ', { views: 50, author: mina, publishedAt: '2026-01-03' })
    await keep('La silla', { views: 40, difficulty: 'A2', publishedAt: '2026-01-02' })
    await keep('Die Straße', { views: 30, language: 'de', publishedAt: '2026-01-09' })
    await keep('100% sure', { views: 20, language: 'en', difficulty: 'C1', author: mina })
    await keep('under_score\\', { views: 10, language: 'en', difficulty: null })
    await keep('一只猫', { views: 5, language: 'zh', difficulty: 'B1' })
    await keep('Café draft', { views: 90, isPublished: false, author: mina })
    await keep('Café deleted', { views: 80, deletedAt: '2026-02-01', author: mina })
  })
  afterAll(() => server.close())

  const all = ['El último CAFÉ', 'La silla', 'Die Straße', '100% sure', 'under_score\\', '一只猫']

  test.each([
    ['', all],
    ['language=all', all],
    ['language=es', ['El último CAFÉ', 'La silla']],
    ['language=fr', []],
    ['difficulty=A1', ['El último CAFÉ', 'Die Straße']],
    ['difficulty=A1&difficulty=C1', ['El último CAFÉ', 'Die Straße', '100% sure']],
    ['difficulty[]=A1&difficulty[]=C1', ['El último CAFÉ', 'Die Straße', '100% sure']],
    ['difficulty%5B%5D=B1', ['一只猫']],
    ['difficulty=all', all],
    ['difficulty=A1&difficulty=all', all],
    ['difficulty=A1&difficulty=A2&difficulty=B1&difficulty=B2&difficulty=C1&difficulty=C2', 5],
    ['language=es&difficulty=A2', ['La silla']],
    ['language=de&difficulty=A2', []],
    ['language=es&title=cafe', ['El último CAFÉ']],
    ['title=cafe&difficulty=A2', []],
    ['unknown=1&views=-1', all],
  ])('%j finds its conversations', async (query, expected) => {
    const { titles, total } = await found(query)
    if (typeof expected === 'number') expect(titles).toHaveLength(expected)
    else expect(titles).toEqual(expected)
    expect(total).toBe(titles.length)
  })

  test.each([
    ['cafe', ['El último CAFÉ']],
    ['  ÚLTIMO  ', ['El último CAFÉ']],
    ['ltimo caf', ['El último CAFÉ']],
    ['strasse', ['Die Straße']],
    ['STRAẞE', ['Die Straße']],
    ['%', ['100% sure']],
    ['0%', ['100% sure']],
    ['100% s', ['100% sure']],
    ['_', ['under_score\\']],
    ['r_s', ['under_score\\']],
    ['\\', ['under_score\\']],
    ['score\\', ['under_score\\']],
    ['%a%', []],
    ['l_s', []],
    ['猫', ['一只猫']],
    ['只猫', ['一只猫']],
    ['一只猫', ['一只猫']],
    ['猫只', []],
    ['si', ['La silla']],
    ['a s', ['La silla']],
    ['draft', []],
    ['deleted', []],
    ['\u0301', all],
    ['   ', all],
    ["'; drop table conversations; --", []],
    ['\ud800', []],
  ])(
    'the title %j is found anywhere, without regard to case and accents',
    async (title, titles) => {
      const query = new URLSearchParams({ title }).toString()
      expect(await found(query)).toEqual({ titles, total: titles.length })
    },
  )

  test('an author is found by id, another one finds nothing', async () => {
    const expected = { titles: ['El último CAFÉ', '100% sure'], total: 2 }
    expect(await found(`author=${mina}`)).toEqual(expected)
    expect(await found('author=01900000-0000-7000-8000-ffffffffffff')).toEqual({
      titles: [],
      total: 0,
    })
  })

  test('drafts are neither shown nor counted, whoever they are asked of', async () => {
    const both = await found(`author=${mina}&includeDraft=true`)
    expect(both).toEqual(await found(`author=${mina}`))
    expect(await found('includeDraft=true')).toEqual({ titles: all, total: 6 })
    expect((await found('includeDraft=true&title=cafe')).total).toBe(1)
    expect((await found('includeDraft=true&limit=0')).total).toBe(6)
  })

  test('a card tells its author and its numbers', async () => {
    const { conversations: cards } = await server.ask(call, { query: 'title=cafe' })
    expect(cards).toEqual([
      {
        id: expect.any(String),
        shortid: expect.any(String),
        title: 'El último CAFÉ',
        gist: '',
        scene: null,
        coverimage: null,
        language: 'es',
        displayLanguage: 'Spanish',
        ownLanguageName: 'Español',
        translationLanguage: 'en',
        difficulty: 'A1',
        lines: 0,
        author: { id: mina, username: 'Mina', displayName: 'Mina', avatar: null },
        settings: { isPublished: true },
        stats: { views: 50 },
        character1: { name: 'Ana', image: null },
        character2: { name: 'Luis', image: null },
      },
    ])
    const { conversations: orphans } = await server.ask(call, { query: 'title=silla' })
    expect(orphans[0]?.author).toBe(null)
  })

  test.each([
    ['title', `title=${'x'.repeat(91)}`],
    ['title', `title=${'x'.repeat(30_000)}`.slice(0, 12_000)],
    ['title', 'title=a&title=b'],
    ['limit', 'limit=101'],
    ['limit', 'limit=-1'],
    ['limit', 'limit=1.5'],
    ['limit', 'limit=1e1'],
    ['limit', 'limit='],
    ['page', 'page=0'],
    ['page', 'page=1001'],
    ['page', 'page=99999999999999999999'],
    ['language', 'language=xx'],
    ['language', 'language=es&language=fr'],
    ['difficulty.0', 'difficulty=A3'],
    ['difficulty.1', 'difficulty=A1&difficulty=a1'],
    ['difficulty', 'difficulty=A1'.concat('&difficulty=A1'.repeat(20))],
    ['author', 'author=mina'],
    ['author', `author=' or 1=1`],
    ['includeDraft', 'includeDraft=1'],
    ['views', 'views=1'],
    ['recent', 'recent=desc'],
  ])('a wrong %s is refused by its name', async (field, query) => {
    expect(await server.refused(call, { query })).toEqual({
      status: 400,
      code: 'invalid-input',
      message: 'Some of the data sent is not valid.',
      fields: { [field]: 'is not valid' },
    })
  })

  test.each([
    'Bearer x',
    'x',
    'Basic eDp4',
    'Bearer',
    'Bearer a b c',
    `Bearer ${'x'.repeat(4000)}`,
  ])('the header Authorization: %s reads as a visitor', async authorization => {
    const answer = await server.ask(call, {
      query: 'includeDraft=true',
      headers: { authorization },
    })
    expect(answer.total).toBe(6)
  })
})
