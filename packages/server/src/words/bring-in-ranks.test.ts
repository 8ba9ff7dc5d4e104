import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineRandom } from '../outside/random/random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Person, signUpActor } from '../testing/school/people'
import { bringInRanks } from './index'

describeEachEngine('how common words are', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const bringIn = (list: string) =>
    bringInRanks({ database: server.database, random: machineRandom }, 'french', list)
  const make = (text: string) =>
    server.ask(words.createWord, {
      headers: editor.headers,
      body: { language: 'french', text, translation: 'x', difficulty: 'beginner', phrase: false },
    })
  const frequencyOf = async (id: string) =>
    (await server.ask(words.getWord, { headers: editor.headers, params: { id } })).frequency
  const rankOf = (text: string) =>
    server.ask(words.getRank, {
      headers: editor.headers,
      query: new URLSearchParams({ text, language: 'french' }).toString(),
    })

  test('is blank without a list, told by one, and told anew by the next; the version stays', async () => {
    const [mer, phrase] = [await make('mer'), await make('la mer')]
    expect([mer.frequency, phrase.frequency]).toEqual([null, null])
    expect(await rankOf('mer')).toEqual({ frequency: null, difficulty: null })

    expect(await bringIn('la 900\nmer 40\nété 30\n')).toEqual({ ranked: 3, words: 2 })
    expect([await frequencyOf(mer.id), await frequencyOf(phrase.id)]).toEqual([2, 2])
    for (const rubbish of ['', 'PK\u0003\u0004\u0000', '<!doctype html><p>Not found</p>'])
      await expect(bringIn(rubbish)).rejects.toThrow('what was known before stays')
    expect([await frequencyOf(mer.id), await frequencyOf(phrase.id)]).toEqual([2, 2])
    const summer = await make('Été')
    expect([summer.frequency, summer.version]).toEqual([3, 1])
    expect(await rankOf('la mer')).toEqual({ frequency: 2, difficulty: 'beginner' })

    expect(await bringIn('été 9\nla 8\n')).toEqual({ ranked: 2, words: 3 })
    expect([await frequencyOf(mer.id), await frequencyOf(summer.id)]).toEqual([null, 1])
  })

  test('of fifty thousand words is known within one transaction', async () => {
    const list = Array.from({ length: 50_000 }, (_, index) => `mot${index} ${60_000 - index}`)
    expect((await bringIn(list.join('\n'))).ranked).toBe(50_000)
    expect(await rankOf('mot4999')).toEqual({ frequency: 5000, difficulty: 'intermediate' })
    expect(await rankOf('mot5000')).toEqual({ frequency: 5001, difficulty: 'advanced' })
  })
})
