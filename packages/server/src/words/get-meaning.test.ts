import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Actor, signUpActor } from '../testing/school/people'

describeOnDatabase('the meaning of a word', engine => {
  let server: TestServer
  const made: object[] = [
    { language: 'spanish', text: 'llave', translation: 'key' },
    { language: 'german', text: 'der', translation: 'the' },
    { language: 'french', text: 'hôtel', translation: 'hotel' },
    { language: 'chinese', text: '你好', translation: 'hello', pinyin: 'nǐ hǎo' },
  ]
  beforeAll(async () => {
    server = await startTestServer(engine)
    const { headers } = await signUpActor(server, 'editor')
    for (const told of made)
      await server.ask(words.createWord, {
        headers,
        body: { difficulty: 'beginner', phrase: false, ...told },
      })
    await server.pool.query(
      `update words set translation = ' ', translation_pending = true where text = 'hôtel'`,
    )
  })
  afterAll(() => server.close())
  const meaning = async (text: string, language: string, headers = {}) => {
    const query = new URLSearchParams({ text, language }).toString()
    return (await server.ask(words.getMeaning, { headers, query })).meaning
  }

  test.each([
    ['Llave', 'es', { text: 'llave', translation: 'key', pinyin: null }],
    ['Der', 'de', { text: 'der', translation: 'the', pinyin: null }],
    ['你好', 'zh', { text: '你好', translation: 'hello', pinyin: 'nǐ hǎo' }],
    ['llave', 'de', null],
    ['nada', 'es', null],
    ['key', 'en', null],
  ])('of %s in %s', async (text, language, told) => {
    expect(await meaning(text, language)).toEqual(told)
  })

  test('a word whose translation is pending has none yet; without what was elided it is found', async () => {
    expect(await meaning('l’hôtel', 'fr')).toBeNull()
    await server.pool.query(`update words set translation = 'hotel' where text = 'hôtel'`)
    expect(await meaning('L’hôtel', 'fr')).toMatchObject({ text: 'hôtel', translation: 'hotel' })
  })

  test('everybody may ask, by one statement', async () => {
    for (const actor of ['other', 'student', 'teacher', 'editor', 'admin'] as Actor[]) {
      const { headers } = await signUpActor(server, actor)
      expect(await meaning('llave', 'es', headers)).toMatchObject({ translation: 'key' })
    }
    expect(await meaning('llave', 'es', { authorization: 'nonsense' })).toMatchObject({
      translation: 'key',
    })
    expect(await leastCost(() => meaning('llave', 'es'))).toEqual({ statements: 1, waits: 1 })
  })

  test('a text that is too long is refused', async () => {
    const query = `language=es&text=${'a'.repeat(101)}`
    expect((await server.refused(words.getMeaning, { query })).status).toBe(400)
  })
})
