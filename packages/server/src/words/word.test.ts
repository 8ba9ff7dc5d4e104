import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor } from '../testing/school/people'

const spanish = { language: 'spanish', difficulty: 'beginner', phrase: false }
const chinese = { ...spanish, language: 'chinese' }

describeOnDatabase('a word', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const make = (body: object, headers: Record<string, string> = {}) =>
    server.ask(words.createWord, { headers: { ...editor.headers, ...headers }, body })
  const refuse = (body: object) =>
    server.refused(words.createWord, { headers: editor.headers, body })
  const change = (id: string, body: object) =>
    server.ask(words.updateWord, { headers: editor.headers, params: { id }, body })
  const pinyinOf = async (text: string) =>
    (
      await server.ask(words.getPinyin, {
        headers: editor.headers,
        query: new URLSearchParams({ text }).toString(),
      })
    ).pinyin

  test('is kept as it was told, and read again', async () => {
    const made = await make({
      ...spanish,
      text: ' el  sol ',
      translation: ' the sun ',
      phrase: true,
    })
    expect(made).toEqual({
      ...spanish,
      id: made.id,
      text: 'el sol',
      translation: 'the sun',
      phrase: true,
      pinyin: null,
      translationPending: false,
      translationSource: 'human',
      annotation: '',
      audioUrl: null,
      frequency: null,
      version: 1,
      createdAt: '2026-03-04T10:20:00.000Z',
      updatedAt: '2026-03-04T10:20:00.000Z',
    })
    const params = { id: made.id }
    expect(await server.ask(words.getWord, { headers: editor.headers, params })).toEqual(made)
  })

  test.each([
    ['no text', { text: ' ' }, { text: 'is required' }],
    ['a comma', { text: 'sol, luna' }, { text: 'cannot contain a comma: commas separate words' }],
    [
      'a Chinese comma',
      { text: 'a，b' },
      { text: 'cannot contain a comma: commas separate words' },
    ],
    ['a text too long', { text: 'a'.repeat(101) }, { text: 'must have at most 100 characters' }],
    ['no translation', { translation: '' }, { translation: 'is required' }],
    ['another language', { language: 'english' }, { language: 'is not valid' }],
    ['another difficulty', { difficulty: 'A1' }, { difficulty: 'is not valid' }],
    ['no phrase', { phrase: undefined }, { phrase: 'is not valid' }],
  ])('is refused with %s', async (_what, part, fault) => {
    const refusal = await refuse({ ...spanish, text: 'sol', translation: 'sun', ...part })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input', fields: fault })
  })

  test('sent twice under one key is made once', async () => {
    const body = { ...spanish, text: 'una vez', translation: 'once' }
    const key = { 'idempotency-key': 'one-word-once' }
    const first = await make(body, key)
    expect(await make(body, key)).toEqual(first)
    const { rows } = await server.pool.query(`select id from words where text = 'una vez'`)
    expect(rows).toHaveLength(1)
  })

  test('of Chinese gets its pinyin from its text, and keeps what an editor tells', async () => {
    const made = await make({ ...chinese, text: '西安', translation: "Xi'an" })
    expect(made.pinyin).toBe("xī'ān")
    const blank = { ...chinese, text: '西安', translation: "Xi'an", pinyin: ' ' }
    expect((await refuse(blank)).fields).toEqual({ pinyin: 'is required' })
    const told = await make({ ...chinese, text: '银行', translation: 'bank', pinyin: 'yín háng' })
    expect(told.pinyin).toBe('yín háng')
    expect((await change(told.id, { translation: 'the bank' })).pinyin).toBe('yín háng')
  })

  test('of another language has no pinyin, whatever is sent', async () => {
    const made = await make({ ...spanish, text: 'mar', translation: 'sea', pinyin: 'mar' })
    expect(made.pinyin).toBeNull()
    expect((await change(made.id, { pinyin: 'mar' })).pinyin).toBeNull()
  })

  test('corrected by an editor is read so in every text, also after it was saved again', async () => {
    expect(await pinyinOf('我爱曾记')).toBe('wǒ ài céng jì')
    const made = await make({ ...chinese, text: '曾记', translation: 'a shop', pinyin: 'zēngjì' })
    expect(await pinyinOf('我爱曾记')).toBe('wǒ ài zēngjì')
    await change(made.id, { pinyin: 'zēngjì', annotation: 'A name.' })
    expect(await pinyinOf('我爱曾记')).toBe('wǒ ài zēngjì')
  })

  test('is changed in what is sent, and nothing with a version that is over', async () => {
    const made = await make({ ...spanish, text: 'luz', translation: 'light' })
    const changed = await change(made.id, {
      translation: 'the light',
      difficulty: 'advanced',
      annotation: 'f.',
      text: 'no',
      language: 'german',
      version: 1,
    })
    expect(changed).toEqual({
      ...made,
      translation: 'the light',
      difficulty: 'advanced',
      annotation: 'f.',
      version: 2,
      updatedAt: changed.updatedAt,
    })
    const stale = {
      headers: editor.headers,
      params: { id: made.id },
      body: { phrase: true, version: 1 },
    }
    expect(await server.refused(words.updateWord, stale)).toMatchObject({
      status: 409,
      code: 'word-changed',
      current: changed,
    })
    expect(await change(made.id, {})).toEqual(changed)
  })
})
