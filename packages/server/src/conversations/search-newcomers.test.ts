import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringInSamples } from '../content/index'
import { machineRandom } from '../outside/random/random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { readWords } from './search/read-words'

const call = conversations.searchConversations
const content = join(import.meta.dirname, '../../../../content')
const samplesOf = (language: string) => readdirSync(join(content, 'conversations', language))

describeEachEngine('what newcomers type', engine => {
  let server: TestServer

  const search = (query: Record<string, string>) =>
    server.ask(call, { query: new URLSearchParams({ limit: '100', ...query }).toString() })
  const titlesOf = async (title: string) =>
    (await search({ title })).conversations.map(card => card.title)

  beforeAll(async () => {
    server = await startTestServer(engine)
    const { database, clock, pool } = server
    const room = { database, clock, random: machineRandom }
    await bringInSamples(room, content)
    const said: [string, string[]][] = [
      ['Zebra crossing', ['Nothing here.']],
      ['At the crossing', ['A zebra!']],
      ['In the zoo', ['Zebra, you are crossing my way.']],
      ['Zebrafish', ['Nothing here.']],
      ['Fishes', ['Zebrafishes.']],
      ['L’œuvre', ['Un œuf.']],
    ]
    for (const [title, lines] of said) {
      const { id } = await seedConversation(pool, { title, language: 'it', difficulty: 'C2' })
      await seedLines(pool, id, lines)
    }
    for (let left = true; left; ) left = await readWords(room)
  })
  afterAll(() => server.close())

  test.each([
    ['chinese', 'zh'],
    ['中文', 'zh'],
    ['spanish', 'es'],
    ['español', 'es'],
    ['ESPANOL', 'es'],
    ['deutsch', 'de'],
  ])('%s finds what is in that language', async (title, language) => {
    const { conversations: cards, meant } = await search({ title })
    expect(meant).toBe(undefined)
    const inLanguage = cards.filter(card => card.language === language)
    expect(inLanguage.length).toBe(samplesOf(language).length)
    // What says the word itself comes first, then all that is in the language.
    expect(new Set(cards.slice(-8).map(card => card.language))).toEqual(new Set([language]))
  })

  test.each([
    ['A1', ['A1'], undefined],
    ['beginner', ['A1', 'A2'], undefined],
    ['spanish A1', ['A1'], 'es'],
    ['beginner spanish', ['A1', 'A2'], 'es'],
    ['Advanced, français', ['C1', 'C2'], 'fr'],
  ])('%s finds those levels', async (title, levels, language) => {
    const { conversations: cards, total, meant } = await search({ title })
    expect(meant).toBe(undefined)
    expect(total).toBe(cards.length)
    // What says the word itself comes before them.
    const last = cards.slice(language ? 0 : -8)
    expect(new Set(last.map(card => card.difficulty))).toEqual(new Set(levels))
    if (language) expect(new Set(last.map(card => card.language))).toEqual(new Set([language]))
  })

  test('a language beside other words is a filter of theirs; against a chosen one it finds nothing', async () => {
    const spanish = (await search({ title: 'spanish llave' })).conversations
    expect(spanish[0]?.title).toBe('La llave equivocada')
    expect(new Set(spanish.map(card => card.language))).toEqual(new Set(['es']))
    expect((await search({ title: 'spanish A1', language: 'fr' })).total).toBe(0)
    const { total } = await search({ title: 'spanish beginner', difficulty: 'A2' })
    expect(total).toBe(samplesOf('es').filter(file => file.startsWith('a2-')).length)
  })

  test.each([
    'nihao',
    'ni hao',
    'nǐ hǎo',
    'ni3hao3',
    'zuowei',
    'zuòwèi',
    'zuo4 wei4',
    'zuo wei',
    'zuo4wei4',
  ])('the pinyin %s is found, with and without tones and spaces', async title => {
    const { conversations: cards, meant } = await search({ title })
    expect(meant).toBe(undefined)
    expect(cards.length).toBeGreaterThan(0)
    const own = cards.filter(card => card.language === 'zh')
    expect(own.length).toBe(cards.length)
    if (title.startsWith('z')) expect(own.map(card => card.title)).toContain('六号座位')
  })

  test('characters are found by their names, conversations by what they are about', async () => {
    expect(await titlesOf('Demir')).toEqual(['Eine krumme Banane'])
    expect(await titlesOf('韩师傅')).toEqual(['五点的包子'])
    expect(await titlesOf('one seat on the night train')).toEqual(['六号座位'])
  })

  test('a number finds what a Chinese text writes in numerals', async () => {
    expect(await titlesOf('6')).toContain('六号座位')
  })

  test('whole words come before parts of one, what the title has before what lines alone have', async () => {
    expect(await titlesOf('zebra crossing')).toEqual([
      'Zebra crossing',
      'At the crossing',
      'In the zoo',
    ])
    expect(await titlesOf('zebra')).toEqual([
      'Zebra crossing',
      'In the zoo',
      'At the crossing',
      'Zebrafish',
      'Fishes',
    ])
  })

  test.each(['oeuvre', 'œuvre', 'oeuf', 'Œuf'])('%s finds œ however it is typed', async title => {
    expect(await titlesOf(title)).toContain('L’œuvre')
  })
})
