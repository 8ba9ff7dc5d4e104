import { media } from '@duologue/contract/media'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { asBlob, sampleWav } from '../testing/school/sample-files'

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`
const pair = [
  { id: id(1), text: 'pero', translation: 'but', contrast: id(2) },
  { id: id(2), text: 'perro', translation: 'dog', contrast: id(1) },
]

describeOnDatabase('a pronunciation list', engine => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const make = (body: object = {}) =>
    server.ask(pronunciation.createList, {
      headers: owner.headers,
      body: { title: 'Erre', language: 'es', items: pair, ...body },
    })
  const read = (name: string, headers = owner.headers) =>
    server.ask(pronunciation.getList, { headers, params: { id: name } })
  const change = (name: string, body: object) =>
    server.ask(pronunciation.updateList, { headers: owner.headers, params: { id: name }, body })
  const refusedChange = (name: string, body: object) =>
    server.refused(pronunciation.updateList, {
      headers: owner.headers,
      params: { id: name },
      body,
    })

  test('is a draft with its items in their order, named by id and by shortid', async () => {
    const made = await make({ description: ' Two sounds ', difficulty: 'A1' })
    expect(made).toMatchObject({
      title: 'Erre',
      description: 'Two sounds',
      language: 'es',
      displayLanguage: 'Spanish',
      ownLanguageName: 'Español',
      difficulty: 'A1',
      settings: { isPublished: false },
      stats: { views: 0 },
      count: 2,
      version: 1,
      author: { id: owner.user.id },
      authoring: { classes: 0 },
    })
    expect(made.items).toEqual(
      pair.map(item => ({ ...item, pinyin: null, audio: null, variants: [] })),
    )
    expect(await read(made.id)).toEqual(made)
    expect(await read(made.shortid)).toEqual(made)
  })

  test('that is blank is a draft; published it needs two items, and keeps them', async () => {
    const short = {
      status: 400,
      code: 'list-too-short',
      message: 'A list needs at least 2 items to be published.',
    }
    const { shortid } = await make({ items: [] })
    expect(await refusedChange(shortid, { settings: { isPublished: true } })).toEqual(short)
    const published = await change(shortid, { items: pair, settings: { isPublished: true } })
    expect(published.settings).toEqual({ isPublished: true })
    expect(await refusedChange(shortid, { items: pair.slice(1) })).toEqual(short)
    expect((await read(shortid)).items).toHaveLength(2)
    const body = { title: 'One', language: 'es', settings: { isPublished: true } }
    expect(
      await server.refused(pronunciation.createList, { headers: owner.headers, body }),
    ).toEqual(short)
  })

  test('shows what its words speak of, found when it is first published', async () => {
    const dog = { ...pair[0], text: 'perro', translation: 'dog' }
    const { id: list, scene } = await make({ title: 'En el parque', items: [dog, pair[1]] })
    expect(scene).toBe(null)
    const published = await change(list, { settings: { isPublished: true } })
    expect(published.scene).toBe('park~dog')
    expect((await change(list, { title: 'En el hotel' })).scene).toBe('park~dog')
    const atOnce = await make({
      title: 'En el hotel',
      items: [
        { id: id(3), text: 'llave' },
        { id: id(4), text: 'llaves' },
      ],
      settings: { isPublished: true },
    })
    expect(atOnce.scene).toBe('hotel~key')
  })

  test('keeps what is left out of a known item, and lets go of a contrast with none', async () => {
    const { id: list } = await make()
    const first = { id: id(1), text: 'pero', variants: ['peró', 'peró'] }
    const alone = await change(list, { items: [first] })
    expect(alone.items).toEqual([
      {
        ...first,
        translation: 'but',
        pinyin: null,
        audio: null,
        variants: ['peró'],
        contrast: null,
      },
    ])
    expect(alone).toMatchObject({ version: 2, count: 1 })
    const itself = await change(list, { items: [{ ...first, contrast: id(1) }] })
    expect(itself.items[0]?.contrast).toBeNull()
  })

  test('in Chinese reads the items that come without pinyin, and those whose text is another', async () => {
    const made = await make({
      title: 'Tones',
      language: 'zh',
      items: [
        { id: id(1), text: '妈', translation: 'mum' },
        { id: id(2), text: '买', pinyin: 'my own' },
      ],
    })
    expect(made.items.map(({ pinyin }) => pinyin)).toEqual(['mā', 'my own'])
    const after = await change(made.id, {
      items: [
        { id: id(1), text: '马' },
        { id: id(2), text: '买' },
      ],
    })
    expect(after.items.map(({ pinyin }) => pinyin)).toEqual(['mǎ', 'my own'])
    expect((await change(made.id, { language: 'fr' })).language).toBe('fr')
  })

  test('has a clip of its author, heard by whoever may read the list and by nobody else', async () => {
    const upload = ({ headers }: Person) =>
      server.ask(media.uploadFile, {
        query: 'purpose=line-audio',
        file: asBlob(sampleWav(1)),
        headers,
      })
    const [{ url }, other] = [await upload(owner), await signUpPerson(server)]
    const heard = async (headers: Record<string, string>) => {
      const answer = await fetch(server.address + url, { headers })
      await answer.arrayBuffer()
      return answer.status
    }
    const { id: list } = await make({ items: [{ ...pair[0], audio: url }, pair[1]] })
    expect((await read(list)).items.map(({ audio }) => audio)).toEqual([url, null])
    expect([await heard(owner.headers), await heard(other.headers), await heard({})]).toEqual([
      200, 404, 404,
    ])
    const foreign = [{ ...pair[0], audio: (await upload(other)).url }, pair[1]]
    expect(await refusedChange(list, { items: foreign })).toMatchObject({
      status: 400,
      fields: { [`${id(1)}.audio`]: 'is not a file of yours' },
    })
    await change(list, { settings: { isPublished: true } })
    expect([await heard(other.headers), await heard({})]).toEqual([200, 200])
    const after = await change(list, { items: [{ ...pair[0], audio: null }, pair[1]] })
    expect(after.items[0]?.audio).toBeNull()
    expect([await heard(owner.headers), await heard({})]).toEqual([200, 404])
  })

  test.each([
    ['an item that is there twice', { items: [pair[0], pair[0]] }, 'items'],
    ['a clip of nobody', { items: [{ ...pair[0], audio: '/media/x.mp3' }] }, `${id(1)}.audio`],
    ['a text that is too long', { items: [{ ...pair[0], text: 'x'.repeat(61) }] }, `${id(1)}.text`],
    [
      'an address elsewhere',
      { items: [{ ...pair[0], audio: 'https://x.example' }] },
      `${id(1)}.audio`,
    ],
    ['a blank title', { title: ' ' }, 'title'],
    ['an unknown language', { language: 'xx' }, 'language'],
  ])('does not take %s', async (_name, body, field) => {
    const made = await make()
    const refusal = await refusedChange(made.id, body)
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
    expect(await read(made.id)).toEqual(made)
  })

  test('takes 100 items and not one more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: id(1000 + index), text: `${index}` }))
    const { id: list } = await make()
    expect((await change(list, { items: many(100) })).count).toBe(100)
    expect((await refusedChange(list, { items: many(101) })).code).toBe('invalid-input')
  })

  test('that is sent unchanged stays the version it is; a version that is over is 409 with what is stored', async () => {
    const made = await make()
    const { title, items } = made
    expect(await change(made.id, { title, items, version: 1 })).toEqual(made)
    const second = await change(made.id, { title: 'Second', version: 1 })
    expect(second.version).toBe(2)
    const refusal = await refusedChange(made.id, { title: 'Third', version: 1 })
    expect(refusal).toMatchObject({ status: 409, code: 'list-changed', current: second })
    expect((await change(made.id, { title: 'Last' })).version).toBe(3)
  })

  test('is copied into a draft of one’s own, with its items and nobody’s views', async () => {
    const original = await make({ settings: { isPublished: true }, difficulty: 'B1' })
    const other = await signUpPerson(server)
    const copy = await server.ask(pronunciation.duplicateList, {
      headers: other.headers,
      params: { id: original.shortid },
    })
    expect(copy).toMatchObject({
      title: 'Erre',
      difficulty: 'B1',
      items: original.items,
      settings: { isPublished: false },
      author: { id: other.user.id },
      version: 1,
    })
    expect(copy.id).not.toBe(original.id)
    expect(copy.shortid).not.toBe(original.shortid)
  })

  test('that is deleted is gone from its page and the search, for its author too', async () => {
    const { id: list, shortid } = await make({ title: 'Gone', settings: { isPublished: true } })
    const params = { id: shortid }
    const { headers } = owner
    expect(await server.ask(pronunciation.deleteList, { headers, params })).toEqual({ id: list })
    const gone = { status: 404, code: 'list-not-found', message: 'List not found.' }
    expect(await server.refused(pronunciation.getList, { headers, params })).toEqual(gone)
    expect(await server.refused(pronunciation.deleteList, { headers, params })).toEqual(gone)
    expect(await refusedChange(list, { title: 'Back' })).toEqual(gone)
    const query = `author=${owner.user.id}&includeDraft=true&title=gone`
    const found = await server.ask(pronunciation.searchLists, { headers, query })
    expect(found).toEqual({ pronunciationLists: [], total: 0 })
  })

  test('becomes a file that no spreadsheet runs, for whoever may read it', async () => {
    const items = [
      { id: id(1), text: '=1+1', translation: 'a, b', variants: ['one', 'two'], contrast: id(2) },
      { id: id(2), text: 'sí' },
    ]
    const { shortid } = await make({ title: 'Fórmulas', items, settings: { isPublished: true } })
    const path = `/api/pronunciation-lists/${shortid}/export.csv`
    const response = await fetch(`${server.address}${path}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain("UTF-8''F%C3%B3rmulas.csv")
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
      '\uFEFFtext,translation,pinyin,variants,contrast\r\n' +
        '\'=1+1,"a, b",,one | two,sí\r\nsí,,,,\r\n',
    )
  })
})
