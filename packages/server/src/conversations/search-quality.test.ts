import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import {
  type ConversationSeed,
  seedConversation,
  seedLines,
  seedUser,
} from '../testing/school/seed-conversation'
import { readWords } from './search/read-words'

const call = conversations.searchConversations

describeEachEngine('a search', engine => {
  let server: TestServer

  const keep = async (title: string, lines: readonly string[], told: ConversationSeed = {}) => {
    const kept = await seedConversation(server.pool, { title, ...told })
    await seedLines(server.pool, kept.id, lines)
    return kept
  }
  const read = () => readWords({ database: server.database, clock: server.clock, random })
  const random = { bytes: (length: number) => new Uint8Array(length) }
  const search = (query: Record<string, string>) =>
    server.ask(call, { query: new URLSearchParams(query).toString() })
  const found = async (query: Record<string, string>) => {
    const { conversations: cards, ...told } = await search(query)
    return { titles: cards.map(({ title }) => title), ...told }
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    const mina = await seedUser(server.pool, 'mina.writes')
    await keep('Two coffees', ['Tea now.'], { language: 'en', views: 1 })
    await keep('At the counter', ['One coffee, please.', 'Milk?'], { language: 'en', views: 90 })
    await keep('Le comptoir', ['Un coffee, svp.'], { language: 'fr', views: 50, author: mina })
    await keep('在咖啡馆', ['我喝茶。'], { language: 'zh' })
    await keep('早上', ['我喝咖啡。'], { language: 'zh' })
    await keep('A draft', ['Espresso, please.'], { isPublished: false, author: mina })
    await keep('Gone', ['Cappuccino, please.'], { deletedAt: '2026-02-01' })
    await read()
  })
  afterAll(() => server.close())

  test('puts whole words before parts of one, each by the order that is asked for', async () => {
    expect(await found({ title: 'coffee' })).toEqual({
      titles: ['At the counter', 'Le comptoir', 'Two coffees'],
      total: 3,
    })
    expect(await found({ title: 'now tea' })).toEqual({ titles: ['Two coffees'], total: 1 })
    expect((await found({ title: '咖啡' })).titles).toEqual(['在咖啡馆', '早上'])
  })

  test('shows a line that has it, where the title has it not', async () => {
    const { conversations: cards } = await search({ title: 'COFFEE' })
    expect(cards.map(({ excerpt }) => excerpt)).toEqual([
      'One coffee, please.',
      'Un coffee, svp.',
      undefined,
    ])
  })

  test('finds a line by what it means, misspelled too', async () => {
    const { id } = await keep('La mañana', ['Un té con limón.'], { views: 1 })
    await server.pool.query(
      "update dialogue_lines set translation = 'A tea with cinnamon.' where conversation = $1",
      [id],
    )
    await read()
    for (const title of ['cinnamon', 'cinamon']) {
      const { conversations: cards } = await search({ title })
      expect(cards.map(card => [card.title, card.excerpt])).toEqual([
        ['La mañana', 'Un té con limón.'],
      ])
    }
  })

  test('keeps its filters, pages and totals', async () => {
    const french = { title: 'coffee', language: 'fr' }
    expect(await found(french)).toEqual({ titles: ['Le comptoir'], total: 1 })
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map(page => found({ title: 'coffee', limit: '1', page })),
    )
    expect(pages.map(({ titles, total }) => [titles[0], total])).toEqual([
      ['At the counter', 3],
      ['Le comptoir', 3],
      ['Two coffees', 3],
      [undefined, 3],
    ])
    expect(await found({ title: 'coffee', limit: '0' })).toEqual({ titles: [], total: 3 })
    expect((await found({ title: 'coffee', difficulty: 'C2' })).total).toBe(0)
  })

  test('finds what somebody wrote whose name begins so', async () => {
    expect(await found({ title: 'Mina.w' })).toEqual({ titles: ['Le comptoir'], total: 1 })
  })

  test.each([
    ['cofee', 'coffee', ['At the counter', 'Le comptoir', 'Two coffees']],
    ['pleese coffee', 'please coffee', ['At the counter']],
    ['cofee coutner', 'coffee counter', ['At the counter']],
  ])('finds by the misspelled %j', async (title, meant, titles) => {
    expect(await found({ title })).toEqual({
      titles,
      total: titles.length,
      meant,
    })
  })

  test('suggests what would be found, when all words together are nowhere', async () => {
    expect(await found({ title: 'milk tea svpp' })).toEqual({
      titles: [],
      total: 0,
      suggestions: ['milk', 'tea', 'svp'],
    })
    expect(await found({ title: 'xyzzy' })).toEqual({ titles: [], total: 0 })
  })

  test('never finds, counts or suggests what a draft or a deleted one says', async () => {
    for (const title of ['espresso', 'esspresso', 'cappuccino', 'capuccino', 'A draft']) {
      expect((await found({ title })).total).toBe(0)
      expect(JSON.stringify(await search({ title }))).not.toMatch(/espresso|cappuccino|draft/i)
    }
  })

  test('follows what is written, published, taken back and deleted', async () => {
    const kept = await keep('Evening', ['Lemonade, please.'], { language: 'en' })
    const update = async (change: string) => {
      await server.pool.query(`update conversations set ${change} where id = $1`, [kept.id])
      await read()
      return (await found({ title: 'lemonade' })).total
    }
    await read()
    expect((await found({ title: 'lemonade' })).total).toBe(1)
    expect(await update('is_published = false')).toBe(0)
    expect(await found({ title: 'lemonnade' })).toEqual({ titles: [], total: 0 })
    expect(await update('is_published = true')).toBe(1)
    expect(await update(`deleted_at = '2026-03-01'`)).toBe(0)
    expect(await update('deleted_at = null')).toBe(1)
    await server.pool.query('update dialogue_lines set text = $1 where conversation = $2', [
      'Water, please.',
      kept.id,
    ])
    await read()
    expect((await found({ title: 'lemonade' })).total).toBe(0)
    await server.pool.query('delete from conversations where id = $1', [kept.id])
    await read()
    const { rows } = await server.pool.query(
      'select from conversation_words where conversation = $1',
      [kept.id],
    )
    expect(rows).toEqual([])
  })
})
