import { accounts } from '@duologue/contract/accounts'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

describeOnDatabase('answers of the pronunciation game', engine => {
  let server: TestServer
  let owner: Person
  let list: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    const body = { ...listOfPairs, settings: { isPublished: true } }
    list = (await server.ask(pronunciation.createList, { headers: owner.headers, body })).id
  })
  afterAll(() => server.close())

  const answer = (item: number, isRight: boolean, told: object = {}) => ({
    id: crypto.randomUUID(),
    list,
    item: idOfItem(item),
    skill: 'listening',
    isRight,
    ...told,
  })
  const send = async ({ headers }: Person, answers: object[]) =>
    (await server.ask(pronunciation.saveAnswers, { headers, body: { answers } })).kept
  const missed = async ({ headers }: Person, query = '') => {
    const { items } = await server.ask(pronunciation.getMissedItems, { headers, query })
    return items.map(({ text }) => text)
  }

  test('each counts once; what was last answered wrong is a miss, the latest first', async () => {
    const player = await signUpPerson(server)
    const first = [answer(1, false), answer(2, false), answer(3, true), answer(2, true)]
    expect(await send(player, first)).toBe(4)
    expect(await send(player, first)).toBe(0)
    expect(await missed(player)).toEqual(['pero'])
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000).toISOString())
    expect(await send(player, [answer(3, false, { skill: 'writing' })])).toBe(1)
    expect(await missed(player)).toEqual(['caro', 'pero'])
    expect(await missed(player, 'language=es')).toEqual(['caro', 'pero'])
    expect(await missed(player, 'language=fr')).toEqual([])
    expect(await missed(await signUpPerson(server))).toEqual([])
  })

  test('a miss tells its whole item, its list and its language', async () => {
    const player = await signUpPerson(server)
    await send(player, [answer(1, false)])
    const { items } = await server.ask(pronunciation.getMissedItems, { headers: player.headers })
    const [pero] = listOfPairs.items
    expect(items).toEqual([
      { ...pero, pinyin: null, audio: null, variants: [], list, language: 'es' },
    ])
  })

  test('items that are in no list, and lists that are not there, are let go', async () => {
    const player = await signUpPerson(server)
    const nowhere = '01900000-0000-7000-8000-ffffffffffff'
    const strange = [
      answer(99, false),
      answer(1, false, { list: nowhere }),
      answer(1, false, { list: null }),
    ]
    expect(await send(player, strange)).toBe(0)
  })

  test('an item that was taken out is no miss any more, nor one of a deleted list', async () => {
    const player = await signUpPerson(server)
    const { headers } = owner
    const body = { ...listOfPairs, settings: { isPublished: true } }
    const own = await server.ask(pronunciation.createList, { headers, body })
    const params = { id: own.id }
    await send(
      player,
      [1, 2].map(item => answer(item, false, { list: own.id })),
    )
    const items = listOfPairs.items.slice(1)
    await server.ask(pronunciation.updateList, { headers, params, body: { items } })
    expect(await missed(player)).toEqual(['perro'])
    await server.ask(pronunciation.deleteList, { headers, params })
    expect(await missed(player)).toEqual([])
  })

  test('of an item in a skill the latest ten stay, all of a week, and what is missed stays missed', async () => {
    const player = await signUpPerson(server)
    const later = (days: number) =>
      server.clock.moveTo(new Date(server.clock.now().getTime() + days * 86_400_000).toISOString())
    const stored = async () => {
      const { rows } = await server.pool.query(
        `select item, skill, count(*)::int from pronunciation_answers where user_id = $1
         group by item, skill order by item, skill`,
        [player.user.id],
      )
      return rows.map(({ item, skill, count }) => [Number(item.slice(-2)), skill, count])
    }
    const many = Array.from({ length: 30 }, (_, index) => answer(1, index % 2 === 0))
    await send(player, [
      answer(2, false),
      answer(3, true, { skill: 'writing' }),
      answer(1, true, { skill: 'writing' }),
      ...many,
    ])
    later(6)
    expect(await send(player, [answer(1, false)])).toBe(1)
    expect(await send(player, many)).toBe(0)
    expect(await stored()).toContainEqual([1, 'listening', 31])
    later(3)
    expect(await send(player, [answer(1, false)])).toBe(1)
    expect(await stored()).toEqual([
      [1, 'listening', 10],
      [1, 'writing', 1],
      [2, 'listening', 1],
      [3, 'writing', 1],
    ])
    expect(await missed(player)).toEqual(['pero', 'perro'])
    const params = { id: player.user.id }
    const told = await server.ask(accounts.exportUser, { headers: player.headers, params })
    const { answers } = told.pronunciation as { answers: object[] }
    expect(answers).toHaveLength(13)
    expect(answers.at(-1)).toMatchObject({ item: idOfItem(1), isRight: false })
  })

  test.each([
    ['none at all', []],
    ['more than a hundred', Array.from({ length: 101 }, () => answer(1, true))],
    ['a skill that is none', [answer(1, true, { skill: 'speaking' })]],
  ])('%s are refused', async (_name, answers) => {
    const { headers } = owner
    const refusal = await server.refused(pronunciation.saveAnswers, { headers, body: { answers } })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('a round without a list is dealt from the samples, in pairs, where words have no ranks', async () => {
    await server.pool.query(
      `update pronunciation_lists set content_key = 'es/sample' where id = $1`,
      [list],
    )
    const { items } = await server.ask(pronunciation.getRoundWords, { query: 'language=es' })
    expect(items).toHaveLength(6)
    const ids = new Set(items.map(({ id }) => id))
    for (const item of items) {
      expect(item.list).toBe(list)
      expect(ids.has(item.contrast ?? '')).toBe(true)
    }
    expect((await server.ask(pronunciation.getRoundWords, { query: 'language=fr' })).items).toEqual(
      [],
    )
  })

  test('it is of common words where enough of them have ranks, by difficulty, and they are remembered', async () => {
    await server.pool.query(
      `insert into words (id, language, text, text_key, text_search, translation, difficulty, phrase,
         frequency, created_at, updated_at)
       select gen_random_uuid(), 'spanish', 'palabra' || n, 'palabra' || n, 'palabra' || n, 'word ' || n,
         'beginner', n = 20, 490 + n, '2026-01-01', '2026-01-01'
       from generate_series(1, 21) n`,
    )
    const round = async (query: string) =>
      (await server.ask(pronunciation.getRoundWords, { query })).items
    const easy = await round('language=es&difficulty=easy')
    expect(easy).toHaveLength(10)
    expect(easy.every(({ list: none }) => none === null)).toBe(true)
    expect(new Set(easy.map(({ text }) => text)).size).toBe(10)
    const normal = await round('language=es')
    expect(normal.map(({ translation }) => translation)).not.toContain('word 20')
    expect(normal.every(({ text }) => Number(text.slice(7)) > 10)).toBe(true)
    const player = await signUpPerson(server)
    const item = easy[0]?.id
    expect(await send(player, [answer(1, false, { list: null, item })])).toBe(1)
    expect(await missed(player)).toEqual([easy[0]?.text])
  })
})
