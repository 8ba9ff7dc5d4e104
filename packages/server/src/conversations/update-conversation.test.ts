import { assignments } from '@duologue/contract/assignments'
import { type Conversation, conversations } from '@duologue/contract/conversations'
import { plays } from '@duologue/contract/plays'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, storePlay } from '../testing/school/begun-play'
import { openSchool, type School } from '../testing/school/class-matrix'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'
import { readWords } from './search/read-words'

const texts = ['¿Está libre?', 'Sí, claro.', 'Muchas gracias.', 'No hay de qué.']
const sentLines = (some: readonly string[] = texts) =>
  some.map((text, index) => ({ character: (index % 2) + 1, text }))

describeOnDatabase('an edit of a conversation', engine => {
  let server: TestServer
  let school: School
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    school = await openSchool(server)
    owner = school.people.teacher
  })
  afterAll(() => server.close())

  const make = (told: object = {}, person = owner) =>
    server.ask(conversations.createConversation, {
      headers: person.headers,
      body: {
        title: 'La silla',
        language: 'es',
        character1: { name: 'Ana' },
        character2: { name: 'Luis' },
        hasRights: true,
        dialogue: sentLines(),
        ...told,
      },
    })
  const sent = (made: { id: string }, body: object, person = owner) => ({
    headers: person.headers,
    params: { id: made.id },
    body,
  })
  const change = (made: { id: string }, body: object) =>
    server.ask(conversations.updateConversation, sent(made, body))
  const refused = async (made: { id: string }, body: object) => {
    const before = await wholeState(server.pool)
    const told = await server.refused(conversations.updateConversation, sent(made, body))
    expect(await wholeState(server.pool)).toEqual(before)
    return told
  }
  const publish = (made: { id: string }) => change(made, { settings: { isPublished: true } })
  const textsOf = ({ dialogue }: Conversation) => dialogue.map(({ text }) => text)

  test('changes what is sent, and nothing else; the same again is no new version', async () => {
    const made = await make()
    const body = { title: ' El asiento ', difficulty: 'B1', version: 1, views: 9, author: 'x' }
    const changed = await change(made, body)
    expect(changed).toEqual({ ...made, title: 'El asiento', difficulty: 'B1', version: 2 })
    expect(await change(made, { title: 'El asiento', version: 2 })).toEqual(changed)
    const get = { headers: owner.headers, params: { id: made.shortid } }
    expect(await server.ask(conversations.getConversation, get)).toEqual(changed)
  })

  test('says in one line what it is about, on its cards and in its copies', async () => {
    const made = await make()
    expect(made.gist).toBe('')
    const gist = 'Two friends look for a seat'
    const changed = await change(made, { gist: ` ${gist} ` })
    expect(changed).toMatchObject({ gist, version: 2 })
    const params = { id: made.id }
    const copy = await server.ask(conversations.duplicateConversation, { ...owner, params })
    expect(copy.gist).toBe(gist)
    const query = new URLSearchParams({ author: made.author?.id ?? '', includeDraft: 'true' })
    const own = await server.ask(conversations.searchConversations, {
      headers: owner.headers,
      query: query.toString(),
    })
    expect(own.conversations.find(({ id }) => id === made.id)).toMatchObject({
      gist,
      translationLanguage: 'en',
    })
  })

  test('of an old version is refused with what is stored now', async () => {
    const made = await make()
    const changed = await change(made, { title: 'Theirs', version: 1 })
    expect(await refused(made, { title: 'Mine', version: 1 })).toEqual({
      status: 409,
      code: 'conversation-changed',
      message: 'This conversation was changed elsewhere. Reload to see the latest version.',
      current: changed,
    })
    expect(await change(made, { title: 'Mine' })).toMatchObject({ title: 'Mine', version: 3 })
  })

  test('at the same moment as nineteen others loses nothing that was answered', async () => {
    const made = await make()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => change(made, { title: `T${number}`, version: 1 })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('keeps the ids of lines wherever they go, and takes those that its author made', async () => {
    const made = await make()
    const [a, b, c, d] = made.dialogue
    const own = '0e8f6d0a-7b1c-4c39-8a53-4c2f6f6f0001'
    const dialogue = [d, { id: own, character: 1, text: 'Perdón.' }, { ...a, text: 'Hola.' }, c]
    const changed = await change(made, { dialogue, version: 1 })
    expect(changed.dialogue.map(({ id }) => id)).toEqual([d?.id, own, a?.id, c?.id])
    expect(changed.dialogue.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    expect(textsOf(changed)).toEqual([texts[3], 'Perdón.', 'Hola.', texts[2]])
    // Sent twice, as after an answer that got lost: no line is there twice.
    expect(await change(made, { dialogue, version: 2 })).toEqual(changed)
    // What was taken out comes back as itself.
    const back = await change(made, { dialogue: [...changed.dialogue, b] })
    expect(back.dialogue.at(-1)).toEqual({ ...b, position: 5 })
    expect(
      (await server.pool.query('select * from removed_lines where conversation = $1', [made.id]))
        .rows,
    ).toEqual([])
  })

  test('cannot take a line of another conversation, nor the same one twice', async () => {
    const [made, other] = [await make(), await make()]
    const [line] = made.dialogue
    const [foreign, gone] = other.dialogue
    await change(other, { dialogue: other.dialogue.filter(({ id }) => id !== gone?.id) })
    for (const dialogue of [
      [line, line],
      [line, { ...foreign, text: 'Mine' }],
      [line, { ...gone, text: 'Mine' }],
    ])
      expect(await refused(made, { dialogue })).toMatchObject({
        status: 400,
        code: 'invalid-input',
      })
  })

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(limits.title + 1) }],
    ['gist', { gist: 'x'.repeat(limits.gist + 1) }],
    ['description', { description: 'x'.repeat(limits.description + 1) }],
    ['language', { language: 'all' }],
    ['character1.name', { character1: { name: '' } }],
    ['dialogue.0.text', { dialogue: [{ character: 1, text: ' ' }] }],
    ['dialogue.0.text', { dialogue: [{ character: 1, text: 'x'.repeat(limits.lineText + 1) }] }],
    ['dialogue.0.character', { dialogue: [{ character: 3, text: 'x' }] }],
    [
      'dialogue.0.variants',
      { dialogue: [{ character: 1, text: 'x', variants: 'abcdef'.split('') }] },
    ],
    ['dialogue', { dialogue: sentLines(Array.from({ length: 201 }, () => 'x')) }],
    ['coverimage', { coverimage: 'https://tracker.example/a.png' }],
    ['coverimage', { coverimage: '//tracker.example/a.png' }],
    ['coverimage', { coverimage: '/media/somebody-elses.webp' }],
    ['dialogue.0.audio', { dialogue: [{ character: 1, text: 'x', audio: '/audio/../x.mp3' }] }],
    ['character1.image', { character1: { name: 'A', image: '/api/users/me' } }],
  ])('with a wrong %s is refused and changes nothing', async (field, body) => {
    const told = await refused(await make(), body)
    expect(told).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(told.fields ?? {})).toEqual([field])
  })

  test('that publishes must pass the checks, and so must every one after it', async () => {
    const made = await make({ hasRights: false, dialogue: sentLines(texts.slice(0, 3)) })
    const told = await refused(made, { settings: { isPublished: true } })
    expect(told).toMatchObject({ status: 400, code: 'not-publishable' })
    expect(Object.keys(told.fields ?? {})).toEqual(['linesOfEach', 'fewTexts', 'rights'])
    const whole = { hasRights: true, dialogue: sentLines(), settings: { isPublished: true } }
    const published = await change(made, whole)
    expect(published.settings.isPublished).toBe(true)
    const rest = published.dialogue.slice(1)
    expect((await refused(made, { dialogue: rest })).code).toBe('not-publishable')
    const back = await change(made, { dialogue: rest, settings: { isPublished: false } })
    expect(back.settings.isPublished).toBe(false)
  })

  test('is found by its new words, and no longer by the old ones', async () => {
    const made = await publish(await make({ title: 'Zanahoria' }))
    const found = async (title: string) => {
      await readWords({
        database: server.database,
        clock: server.clock,
        random: { bytes: n => new Uint8Array(n) },
      })
      const query = `title=${encodeURIComponent(title)}`
      const answer = await server.ask(conversations.searchConversations, { query })
      return answer.conversations.some(({ id }) => id === made.id) && answer.meant === undefined
    }
    const [first, ...rest] = made.dialogue
    expect(await found('zanahoria')).toBe(true)
    await change(made, {
      title: 'Remolacha',
      dialogue: [{ ...first, text: 'Un murciélago.' }, ...rest],
    })
    expect([await found('remolacha'), await found('murcielago')]).toEqual([true, true])
    expect(await found('zanahoria')).toBe(false)
    const total = async () =>
      (await server.ask(conversations.searchConversations, { query: 'limit=0&language=es' })).total
    const before = await total()
    await change(made, { settings: { isPublished: false } })
    expect(await total()).toBe(before - 1)
    expect(await found('murcielago')).toBe(false)
  })

  test('leaves old results readable, and its classes are told to its author', async () => {
    const made = await make()
    const classId = await school.newClass()
    const id = await seedAssignment(server, classId, made.id)
    await storePlay(server, school.people.student, made.id, { assignment: id, isRight: false })
    const misses = async () =>
      (await server.ask(assignments.getMisses, { headers: owner.headers, params: { id } })).lines
    const before = await misses()
    expect(before.length).toBeGreaterThan(0)
    const gone = before[0]?.line.id
    const dialogue = made.dialogue.filter(line => line.id !== gone)
    const changed = await change(made, { dialogue })
    expect(changed.authoring).toEqual({ hasRights: true, classes: 1 })
    expect(changed.dialogue.map(line => line.id)).not.toContain(gone)
    expect((await misses()).map(({ line }) => line.text)).toEqual(
      before.map(({ line }) => line.text),
    )
    // Unpublished or never published: the class reads it by its assignment (conversations.md#who-may-read).
    const read = { headers: school.people.student.headers, params: { id: made.id } }
    expect(await server.ask(conversations.getConversation, read)).not.toHaveProperty('authoring')
  })

  test('of its title leaves running games alone; one of a line does not count them', async () => {
    const made = await publish(await make())
    const player = await signUpPerson(server)
    const play = async (body: object) => {
      const { ticket, events } = await beginPlay(server, player, made.id)
      await change(made, body)
      const saved = { headers: player.headers, body: { ticket, events } }
      return (await server.ask(plays.savePlay, saved)).verified
    }
    expect(await play({ title: 'Otro título', character1: { name: 'Eva' } })).toBe(true)
    const [first, ...rest] = made.dialogue
    expect(await play({ dialogue: [{ ...first, text: 'Otra cosa.' }, ...rest] })).toBe(false)
  })

  test('spells new Chinese lines in pinyin, which their author may write otherwise', async () => {
    const dialogue = sentLines(['你好！', '老师。'])
    const made = await make({ language: 'zh', dialogue })
    expect(made.dialogue.map(({ pinyin }) => pinyin)).toEqual(['nǐhǎo', 'lǎoshī'])
    const [first, second] = made.dialogue
    const own = [
      { ...first, pinyin: 'ní hǎo' },
      { ...second, text: '再见。', pinyin: null },
    ]
    const changed = await change(made, { dialogue: own })
    expect(changed.dialogue.map(({ pinyin }) => pinyin)).toEqual(['ní hǎo', 'zàijiàn'])
  })

  test('that deletes it takes it out of everything, and once only', async () => {
    const made = await publish(await make())
    const id = await seedAssignment(server, await school.newClass(), made.id, { title: 'Kept' })
    const asked = { headers: owner.headers, params: { id: made.id } }
    expect(await server.ask(conversations.deleteConversation, asked)).toEqual({ id: made.id })
    for (const call of [conversations.getConversation, conversations.deleteConversation])
      expect((await server.refused(call, asked)).status).toBe(404)
    const own = { headers: owner.headers, params: { id } }
    expect(await server.ask(assignments.getAssignment, own)).toMatchObject({
      conversation: { title: 'Kept', isDeleted: true },
    })
  })
})
