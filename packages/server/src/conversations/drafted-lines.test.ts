import { type Conversation, conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'

const texts = ['¿Está libre?', 'Sí, claro.', 'Gracias.', 'De nada.']
const drafted = texts.map((text, place) => ({
  character: place % 2 === 0 ? (1 as const) : (2 as const),
  text,
  translation: `Translated ${place}`,
  translationSource: 'machine:draft',
  ...(place < 3 ? { madeBy: 'draft' as const } : {}),
}))

describeOnDatabase('lines that a service drafted', engine => {
  let server: TestServer
  let author: Person
  let other: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    author = await signUpPerson(server)
    other = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const create = (dialogue: typeof drafted = drafted) =>
    server.ask(conversations.createConversation, {
      headers: author.headers,
      body: {
        title: 'La silla',
        language: 'es',
        character1: { name: 'Ana' },
        character2: { name: 'Luis' },
        hasRights: true,
        dialogue,
      },
    })
  const update = ({ id }: Conversation, body: object) =>
    server.ask(conversations.updateConversation, { headers: author.headers, params: { id }, body })
  const publish = ({ id }: Conversation) => ({
    headers: author.headers,
    params: { id },
    body: { settings: { isPublished: true } },
  })
  const unread = ({ dialogue }: Conversation) =>
    dialogue.filter(({ madeBy }) => madeBy === 'draft').map(({ position }) => position)
  const sent = ({ dialogue }: Conversation) =>
    dialogue.map(({ id, character, text, translation }) => ({ id, character, text, translation }))

  test('keep a conversation from being published until each is read or changed', async () => {
    const made = await create()
    expect([unread(made), made.isDrafted]).toEqual([[1, 2, 3], true])
    const refused = await server.refused(conversations.updateConversation, publish(made))
    expect(refused).toMatchObject({
      status: 400,
      code: 'not-publishable',
      fields: { unread: '3 drafted lines have not been read.' },
    })
    // An editor of before it knew of drafts says nothing of them: what it leaves as it was stays unread.
    const [first, second, third, fourth] = sent(made)
    const changed = await update(made, {
      dialogue: [
        { ...first, text: '¿Está ocupada?' },
        { ...second, translation: 'Sure.' },
        third,
        fourth,
      ],
    })
    expect(unread(changed)).toEqual([3])
    const read = await update(changed, {
      dialogue: sent(changed).map((line, place) =>
        place === 2 ? { ...line, madeBy: null } : line,
      ),
    })
    expect(unread(read)).toEqual([])
    const { isDrafted, settings } = await server.ask(
      conversations.updateConversation,
      publish(read),
    )
    expect([isDrafted, settings.isPublished]).toEqual([true, true])
    // Its readers are told, and so are those of a copy.
    const { headers } = other
    const params = { id: made.id }
    const seen = await server.ask(conversations.getConversation, { headers, params })
    const copy = await server.ask(conversations.duplicateConversation, { headers, params })
    expect([seen.isDrafted, copy.isDrafted]).toEqual([true, true])
  })

  test('a copy waits to be read as its original does, and a published one stays read', async () => {
    const made = await create()
    const params = { id: made.id }
    const copy = await server.ask(conversations.duplicateConversation, {
      headers: author.headers,
      params,
    })
    expect(unread(copy)).toEqual([1, 2, 3])
    const all = sent(made).map(line => ({ ...line, madeBy: null }))
    await update(made, { dialogue: all, settings: { isPublished: true } })
    const again = all.map(line => ({ ...line, madeBy: 'draft' as const }))
    const refused = await server.refused(conversations.updateConversation, {
      headers: author.headers,
      params,
      body: { dialogue: again },
    })
    expect(refused).toMatchObject({ status: 400, code: 'not-publishable' })
  })

  test('one without any says nothing of it', async () => {
    const own = await create(drafted.map(({ madeBy: _, ...line }) => line))
    expect(own).not.toHaveProperty('isDrafted')
    expect(own.dialogue[0]).not.toHaveProperty('madeBy')
  })
})
