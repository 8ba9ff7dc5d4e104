import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction'
import { machineRandom } from '../outside/random/random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor } from '../testing/school/people'
import { type ToldLists, upsertListedWords, wordsByIds } from './index'

describeOnDatabase('word lists', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const keep = (told: ToldLists) => {
    const room = { database: server.database, clock: server.clock, random: machineRandom }
    return inTransaction(server.database, machineRandom, transaction =>
      upsertListedWords(room, transaction, told),
    )
  }
  const make = (language: string, text: string) =>
    server.ask(words.createWord, {
      headers: editor.headers,
      body: { language, text, translation: 'x', difficulty: 'beginner', phrase: false },
    })
  const listed = (...texts: string[]) => texts.map(text => ({ text }))

  test('become words: those of the library, and each new text once, its translation pending', async () => {
    const mer = await make('french', 'mer')
    const kept = await keep({
      language: 'french',
      lists: [listed('la', 'Mer', 'la mer'), [], listed('LA', 'mer')],
    })
    const [la, phrase] = kept.createdWords
    expect(kept.lists).toEqual([[la?.id, mer.id, phrase?.id], [], [la?.id, mer.id]])
    expect(kept.createdWords).toMatchObject([
      { text: 'la', translation: '', translationPending: true, phrase: false, pinyin: null },
      { text: 'la mer', difficulty: 'beginner', phrase: true },
    ])
    expect(kept.words.get(mer.id)).toEqual(mer)
    expect(kept.ambiguous).toEqual([])
    const again = await keep({ language: 'french', lists: [listed('la', 'mer', 'la mer')] })
    expect([again.lists, again.createdWords]).toEqual([[[la?.id, mer.id, phrase?.id]], []])
    expect([...(await wordsByIds(server.database, [mer.id, mer.id])).keys()]).toEqual([mer.id])
    expect((await wordsByIds(server.database, [])).size).toBe(0)
  })

  test('of Chinese get pinyin, as editors have corrected it', async () => {
    await server.ask(words.createWord, {
      headers: editor.headers,
      body: {
        language: 'chinese',
        text: '花海',
        translation: 'x',
        difficulty: 'beginner',
        phrase: false,
        pinyin: 'huāhāi',
      },
    })
    const { createdWords } = await keep({
      language: 'chinese',
      lists: [listed('走在花海', '女儿')],
    })
    expect(createdWords.map(({ pinyin }) => pinyin)).toEqual(['zǒu zài huāhāi', "nǚ'ér"])
  })

  test('say which of several words was taken; a word of another language is no word here', async () => {
    const [first, second] = [await make('chinese', '还'), await make('chinese', '还')]
    const other = await make('german', 'rot')
    const lists = [listed('还')]
    const taken = async (told: Partial<ToldLists>) =>
      (await keep({ language: 'chinese', lists, ...told })).ambiguous
    expect(await taken({})).toEqual([{ text: '还', wordId: first.id, others: [second.id] }])
    expect(await taken({ usedHere: [second.id] })).toEqual([
      { text: '还', wordId: second.id, others: [first.id] },
    ])
    const timesUsed = async () => new Map([[second.id, 3]])
    expect((await taken({ timesUsed }))[0]?.wordId).toBe(second.id)
    const foreign = await keep({
      language: 'spanish',
      lists: [[{ wordId: other.id, text: 'rot' }]],
    })
    expect(foreign.createdWords).toMatchObject([{ text: 'rot', language: 'spanish' }])
  })

  test.each(['', 'a，b', 'a, b', 'a'.repeat(101)])(
    'with the word %j are refused, and nothing is made',
    async text => {
      const count = 'select count(*) from words'
      const before = await server.pool.query(count)
      await expect(
        keep({ language: 'french', lists: [listed('neuf'), listed(text)] }),
      ).rejects.toMatchObject({
        refusal: 'invalid-input',
      })
      expect((await server.pool.query(count)).rows).toEqual(before.rows)
    },
  )

  test('take as many statements for a thousand lyrics as for one', async () => {
    let time = 0
    const listsOf = (length: number) => {
      time += 1
      return Array.from({ length }, (_, line) =>
        listed(`eins${time}${line}`, `zwei${time}${line % 7}`),
      )
    }
    const statements = (length: number) =>
      leastStatements(() => keep({ language: 'german', lists: listsOf(length) }))
    expect(await statements(1000)).toBe(await statements(1))
  })
})
