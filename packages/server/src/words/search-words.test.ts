import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Person, signUpActor } from '../testing/school/people'

const library: [language: string, text: string, difficulty: string, phrase: boolean][] = [
  ['spanish', 'corazón', 'beginner', false],
  ['spanish', 'corazones', 'intermediate', false],
  ['spanish', 'de corazón', 'beginner', true],
  ['spanish', '100% seguro', 'advanced', true],
  ['french', 'cœur', 'beginner', false],
  ['chinese', '中文', 'beginner', false],
  ['chinese', '中文歌', 'intermediate', false],
  ['chinese', '种', 'beginner', false],
  ['chinese', '女儿', 'beginner', false],
  ['chinese', 'ok', 'beginner', false],
  ['german', 'Weg', 'beginner', false],
  ['german', 'weg', 'beginner', false],
]

describeEachEngine('a search of words', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
    for (const [language, text, difficulty, phrase] of library) {
      const body = { language, text, difficulty, phrase, translation: 'x' }
      await server.ask(words.createWord, { headers: editor.headers, body })
    }
    await server.pool.query(`update words set frequency = 7 where text = 'corazones'`)
  })
  afterAll(() => server.close())

  const ask = (query: Record<string, string>) =>
    server.ask(words.searchWords, {
      headers: editor.headers,
      query: new URLSearchParams(query).toString(),
    })
  const found = async (query: Record<string, string>) =>
    (await ask(query)).words.map(({ text }) => text)

  test.each<[Record<string, string>, string[]]>([
    [{ text: 'corazon', language: 'spanish' }, ['corazón']],
    [{ text: 'CORAZÓN' }, ['corazón']],
    [{ text: 'corazon', partialMatch: 'true' }, ['corazón', 'corazones', 'de corazón']],
    [{ text: 'razon', partialMatch: 'true', type: 'phrase' }, ['de corazón']],
    [{ text: 'razon', partialMatch: 'true', type: 'singleWord' }, ['corazones', 'corazón']],
    [{ text: 'razon', partialMatch: 'true', difficulty: 'intermediate' }, ['corazones']],
    [
      { text: 'razon', partialMatch: 'true', type: 'all', difficulty: 'all' },
      ['corazones', 'corazón', 'de corazón'],
    ],
    [{ text: 'coeur', language: 'french' }, ['cœur']],
    [{ text: 'coeur', language: 'spanish' }, []],
    [{ text: '%', partialMatch: 'true' }, ['100% seguro']],
    [{ text: '_', partialMatch: 'true' }, []],
    [{ text: 'weg', language: 'german' }, ['Weg', 'weg']],
    [{ text: 'zhongwen', language: 'chinese' }, ['中文']],
    [{ text: 'zhong1wen2', language: 'chinese' }, ['中文']],
    [{ text: 'zhōngwén', language: 'chinese' }, ['中文']],
    [{ text: 'zhong1 wen2' }, ['中文']],
    [{ text: 'zhong4wen2', language: 'chinese' }, []],
    [{ text: 'zhong', language: 'chinese', partialMatch: 'true' }, ['种', '中文', '中文歌']],
    [{ text: 'zhong1', language: 'chinese', partialMatch: 'true' }, ['中文', '中文歌']],
    [{ text: 'nver', language: 'chinese' }, ['女儿']],
    [{ text: '中', language: 'chinese', partialMatch: 'true' }, ['中文', '中文歌']],
    [{ text: '中文', language: 'chinese' }, ['中文']],
    [{ text: 'ok', language: 'chinese' }, ['ok']],
    [{ text: 'zhongwen', language: 'german' }, []],
    [{ language: 'german' }, ['weg', 'Weg']],
  ])('of %j finds %j', async (query, texts) => {
    expect(await found(query)).toEqual(texts)
  })

  test('answers ten unless told otherwise, at most a hundred, none with 0, and always the total', async () => {
    expect((await ask({})).words).toHaveLength(10)
    expect(await ask({ limit: '0' })).toEqual({ words: [], total: library.length })
    expect((await ask({ limit: '100' })).words).toHaveLength(library.length)
    expect((await ask({ limit: '5', page: '3' })).words).toHaveLength(2)
    for (const limit of ['101', '-1', 'ten', '1.5']) {
      const refusal = await server.refused(words.searchWords, {
        headers: editor.headers,
        query: `limit=${limit}`,
      })
      expect(refusal).toMatchObject({ status: 400, fields: { limit: 'is not valid' } })
    }
  })

  test.each([
    'language=english',
    'difficulty=A1',
    'type=word',
    `text=${'a'.repeat(101)}`,
    'partialMatch=yes',
  ])('is refused with %s', async query => {
    const sent = { headers: editor.headers, query }
    expect((await server.refused(words.searchWords, sent)).status).toBe(400)
  })

  test('takes two statements beside finding out who asks', async () => {
    const one = await leastStatements(() => ask({ text: 'corazon', limit: '0' }))
    const all = await leastStatements(() => ask({ text: 'c', partialMatch: 'true', limit: '100' }))
    expect(all - one).toBe(1)
  })
})
