import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpPerson } from '../testing/school/people'

const blank = {
  title: 'La silla',
  language: 'es',
  character1: { name: 'Ana' },
  character2: { name: 'Luis' },
}

describeOnDatabase('the scene of a conversation', engine => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const make = (told: object = {}) =>
    server.ask(conversations.createConversation, {
      headers: owner.headers,
      body: { ...blank, ...told },
    })
  const sent = ({ id }: { id: string }, body: object) => ({
    headers: owner.headers,
    params: { id },
    body,
  })
  const change = (made: { id: string }, body: object) =>
    server.ask(conversations.updateConversation, sent(made, body))

  test('is none until its author has chosen one', async () => {
    const made = await make()
    expect(made).toMatchObject({ scene: null, sceneBy: null })
    const scene = 'hotel~suitcase~cat~key'
    expect(await change(made, { scene })).toEqual({ ...made, scene, sceneBy: 'author', version: 2 })
    expect(await change(made, { title: 'Otra' })).toMatchObject({ scene, sceneBy: 'author' })
    expect(await change(made, { scene: null })).toMatchObject({ scene: null, sceneBy: 'author' })
  })

  test('may be none by choice, also where there was none', async () => {
    const made = await make()
    const chosen = await change(made, { sceneBy: 'author' })
    expect(chosen).toEqual({ ...made, sceneBy: 'author', version: 2 })
    expect(await make({ scene: null })).toMatchObject({ scene: null, sceneBy: 'author' })
    expect(await make({ scene: 'lift' })).toMatchObject({ scene: 'lift', sceneBy: 'author' })
  })

  test.each([
    ['scene', 'castle'],
    ['scene', ''],
    ['scene', 'hotel~sword'],
    ['scene', 'hotel~key~key'],
    ['scene', 'hotel~key~cat~dog~bird'],
    ['scene', '"><script>'],
    ['scene', 7],
    ['sceneBy', 'sample'],
    ['sceneBy', 'found'],
    ['sceneBy', null],
  ])('is refused where %s is %j', async (field, value) => {
    const made = await make()
    const before = await wholeState(server.pool)
    const told = await server.refused(
      conversations.updateConversation,
      sent(made, { [field]: value }),
    )
    expect(told).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(told.fields ?? {})).toEqual([field])
    expect(await wholeState(server.pool)).toEqual(before)
  })

  const texts = ['¿Dónde está la llave?', 'En el hotel.', 'El gato tiene la llave.', '¡Ay!']
  const dialogue = texts.map((text, index) => ({ character: (index % 2) + 1, text }))
  const publish = { settings: { isPublished: true } }

  test('is found in the text when it is first published, and in nothing after that', async () => {
    const made = await make({ title: 'La llave', hasRights: true, dialogue })
    expect(made).toMatchObject({ scene: null, sceneBy: null })
    const found = { scene: 'hotel~key~cat', sceneBy: 'found' }
    expect(await change(made, publish)).toMatchObject(found)
    expect(await change(made, { title: 'El perro' })).toMatchObject(found)
    await change(made, { settings: { isPublished: false } })
    expect(await change(made, publish)).toMatchObject(found)
    const mine = { scene: 'lift', sceneBy: 'author' }
    expect(await change(made, { scene: 'lift' })).toMatchObject(mine)
  })

  test.each([
    ['has chosen another', { scene: 'park~dog' }, {}, 'park~dog'],
    ['wants the speech bubbles', { scene: null }, {}, null],
    ['chooses as it is published', {}, { scene: 'lift' }, 'lift'],
  ])('is not found where its author %s', async (_, told, atOnce, scene) => {
    const made = await make({ title: 'La llave', hasRights: true, dialogue, ...told })
    const published = await change(made, { ...publish, ...atOnce })
    expect(published).toMatchObject({ scene, sceneBy: 'author' })
  })

  test('is none where nothing that is said can be drawn', async () => {
    const said = dialogue.map((line, at) => ({ ...line, text: `¡Qué raro! ${at}` }))
    const made = await make({ title: 'Nada', hasRights: true, dialogue: said })
    expect(await change(made, publish)).toMatchObject({ scene: null, sceneBy: null })
  })

  test('stands on its cards, in its copies and in the export of its author', async () => {
    const made = await make({ scene: 'lift~phone' })
    const told = { scene: 'lift~phone', sceneBy: 'author' }
    const params = { id: made.id }
    const copy = await server.ask(conversations.duplicateConversation, { ...owner, params })
    expect(copy).toMatchObject(told)
    const query = new URLSearchParams({ author: owner.user.id, includeDraft: 'true' })
    const own = await server.ask(conversations.searchConversations, {
      headers: owner.headers,
      query: query.toString(),
    })
    const card = own.conversations.find(({ id }) => id === made.id)
    expect(card).toMatchObject({ scene: 'lift~phone' })
    expect(card).not.toHaveProperty('sceneBy')
    const exported = await server.ask(accounts.exportUser, {
      headers: owner.headers,
      params: { id: owner.user.id },
    })
    expect(exported.conversations).toContainEqual(expect.objectContaining({ id: made.id, ...told }))
  })

  test('is that of a playlist whose first conversation it is, as far as its reader may see it', async () => {
    const draft = await make({ scene: 'train~ticket' })
    const shown = await make({ scene: 'bakery~bread' })
    await server.pool.query(
      'update conversations set is_published = true, published_at = now() where id = $1',
      [shown.id],
    )
    const { id } = await server.ask(playlists.createPlaylist, {
      headers: owner.headers,
      body: { name: 'Both' },
    })
    const order = { conversations: [draft.id, shown.id] }
    const params = { id }
    await server.ask(playlists.updatePlaylist, { headers: owner.headers, params, body: order })
    const found = async (headers: object) => {
      const { playlists: cards } = await server.ask(playlists.searchPlaylists, {
        headers: { ...headers },
        query: `author=${owner.user.id}`,
      })
      return cards.find(card => card.id === id)?.scene
    }
    expect(await found({})).toBe('bakery~bread')
    expect(await found(owner.headers)).toBe('train~ticket')
    expect((await server.ask(playlists.getPlaylist, { params })).scene).toBe('bakery~bread')
  })
})
