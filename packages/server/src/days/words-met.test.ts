import { randomUUID } from 'node:crypto'
import { days } from '@duologue/contract/days'
import { learn } from '@duologue/contract/learn'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readingWork } from '../conversations/index'
import { pretendRandom } from '../outside/random/pretend-random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { bringInRanks } from '../words/index'

describeEachEngine('the words that a learner has met', engine => {
  let server: TestServer
  let person: Person
  let spanish: string[]
  let french: string[]
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
    await server.pool.query('delete from word_ranks')
    spanish = await keep('es', ['¿Qué tal? ¡Qué bien!', 'Bien, gracias.', 'Hay 2 gatos.', '¿Y tú?'])
    french = await keep('fr', ['J’ai faim.', 'Tal.'])
    await read()
  })

  async function keep(language: string, texts: readonly string[], told = {}): Promise<string[]> {
    const { id } = await seedConversation(server.pool, { language, ...told })
    await seedLines(server.pool, id, texts)
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1 order by position',
      [id],
    )
    return rows.map(row => row.id)
  }
  const read = async () => {
    const { database, clock } = server
    while (await readingWork({ database, clock, random: pretendRandom() }).portion());
  }
  const attempt = (line: string | undefined, day: number, more = {}) => ({
    id: randomUUID(),
    line,
    skill: 'say',
    place: 'learn',
    isRight: true,
    at: `2026-03-0${day}T08:00:00Z`,
    ...more,
  })
  const send = (attempts: object[], { headers } = person) =>
    server.ask(learn.saveAttempts, { headers, body: { attempts } })
  const met = async (query = '', { headers } = person) => {
    const { wordsMet, commonWords } = await server.ask(days.getNumbers, { headers, query })
    return { wordsMet, commonWords }
  }
  const nothing = { wordsMet: 0, commonWords: [] }
  const bringIn = (language: 'spanish' | 'french', list: string) =>
    bringInRanks({ database: server.database, random: pretendRandom() }, language, list)

  test('are those of lines that were right the last time, each once in its language', async () => {
    expect(await met()).toEqual(nothing)
    // qué, tal, bien; gracias; hay, gatos is missed.
    await send([
      attempt(spanish[0], 2),
      attempt(spanish[1], 2, { skill: 'hear' }),
      attempt(spanish[2], 2, { isRight: false }),
      // j', ai, faim; the French tal is another word than the Spanish one.
      attempt(french[0], 2, { skill: 'write' }),
      attempt(french[1], 2),
    ])
    expect(await met()).toEqual({ ...nothing, wordsMet: 8 })
    expect(await met('language=es')).toEqual({ ...nothing, wordsMet: 4 })
    expect(await met('language=fr')).toEqual({ ...nothing, wordsMet: 4 })
    expect(await met('language=de')).toEqual(nothing)
    // hay, gatos, and gracias no more.
    await send([attempt(spanish[2], 3), attempt(spanish[1], 3, { skill: 'hear', isRight: false })])
    expect(await met('language=es')).toEqual({ ...nothing, wordsMet: 5 })
    expect(await met('', await signUpPerson(server))).toEqual(nothing)
  })

  test('are told among the first thousand of each language whose list was brought in', async () => {
    await send([attempt(spanish[0], 2), attempt(french[0], 2)])
    const others = Array.from({ length: 998 }, (_, n) => `palabra${n} ${5000 - n}`)
    await bringIn('spanish', ['qué 9000', ...others, 'bien 8', 'tal 7'].join('\n'))
    const ofSpanish = { language: 'es', met: 2, of: 1000 }
    expect(await met()).toEqual({ wordsMet: 6, commonWords: [ofSpanish] })
    await bringIn('french', "je 9\nj' 8\nfin 7")
    const ofFrench = { language: 'fr', met: 1, of: 1000 }
    expect(await met()).toEqual({ wordsMet: 6, commonWords: [ofSpanish, ofFrench] })
    expect(await met('language=fr')).toEqual({ wordsMet: 3, commonWords: [ofFrench] })
  })

  test('are the same in whatever order and portions the answers come, and however often lines are read', async () => {
    const answers = [...spanish, ...french].flatMap((line, index) => [
      attempt(line, 2, { skill: 'say', isRight: index % 3 > 0 }),
      attempt(line, 3, { skill: 'hear', isRight: index % 4 === 0 }),
    ])
    await send(answers)
    const whole = await met()
    expect(whole.wordsMet).toBeGreaterThan(0)
    const before = await lineWords()
    await server.pool.query(
      'insert into conversations_to_read (conversation) select id from conversations',
    )
    await read()
    expect(await lineWords()).toEqual(before)
    expect(await met()).toEqual(whole)
    person = await signUpPerson(server)
    for (const one of answers.toReversed()) await send([one])
    expect(await met()).toEqual(whole)
    person = await signUpPerson(server)
    await Promise.all([3, 1, 0, 2].map(part => send(answers.slice(part * 3, part * 3 + 3))))
    expect(await met()).toEqual(whole)
  })

  const lineWords = async () =>
    (await server.pool.query('select line, language, words from line_words order by line')).rows

  test('follow what is written: of drafts too, changed, taken out, deleted and gone', async () => {
    const texts = ['Hola, Ana.', 'Adiós.']
    const [first, second] = await keep('es', texts, { isPublished: false })
    await read()
    const before = await wholeState(server.pool)
    expect(await lineWords()).toContainEqual({
      line: first,
      language: 'es',
      words: ['hola', 'ana'],
    })
    const change = async (text: string, value: string | undefined) => {
      await server.pool.query(text, [value])
      await read()
      const kept = await lineWords()
      return [first, second].map(line => kept.find(row => row.line === line)?.words)
    }
    expect(await change(`update dialogue_lines set text = 'Hola.' where id = $1`, first)).toEqual([
      ['hola'],
      ['adiós'],
    ])
    expect(await change('delete from dialogue_lines where id = $1', second)).toEqual([
      ['hola'],
      undefined,
    ])
    const ofLine = 'where id = (select conversation from dialogue_lines where id = $1)'
    expect(await change(`update conversations set deleted_at = now() ${ofLine}`, first)).toEqual([
      ['hola'],
      undefined,
    ])
    expect(await change(`delete from conversations ${ofLine}`, first)).toEqual([
      undefined,
      undefined,
    ])
    // Nobody's memory hangs on them.
    expect((await wholeState(server.pool))['line_memory']).toEqual(before['line_memory'])
  })

  test('are counted of what was there before, portion by portion', async () => {
    await send([...spanish, ...french].map(line => attempt(line, 2)))
    const whole = await met()
    await server.pool.query('delete from line_words')
    expect(await met()).toEqual(nothing)
    await server.pool.query(
      'insert into conversations_to_read (conversation) select id from conversations',
    )
    await read()
    expect(await met()).toEqual(whole)
  })
})
