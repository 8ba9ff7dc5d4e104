import { accounts } from '@duologue/contract/accounts'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('a playlist', engine => {
  let server: TestServer
  let owner: Person
  let headers: Person['headers']
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    headers = owner.headers
  })
  afterAll(() => server.close())

  const make = (body: object = {}) =>
    server.ask(playlists.createPlaylist, { headers, body: { name: 'Tapas', ...body } })
  const add = (id: string, conversation: string) =>
    server.ask(playlists.addToPlaylist, {
      headers,
      params: { id },
      body: { conversation_id: conversation },
    })
  const patch = (id: string, body: object) =>
    server.ask(playlists.updatePlaylist, { headers, params: { id }, body })
  const patchRefused = (id: string, body: object) =>
    server.refused(playlists.updatePlaylist, { headers, params: { id }, body })
  const keepMany = async (count: number) => {
    const kept = []
    for (let number = 0; number < count; number += 1) kept.push(await seedConversation(server.pool))
    return kept
  }

  test('is made with what is told, for all languages and levels unless they are told', async () => {
    const plain = await make({ name: '  Tapas  ', author: 'nobody', version: 7 })
    const { user } = owner
    expect(plain).toMatchObject({
      name: 'Tapas',
      description: '',
      language: null,
      displayLanguage: null,
      ownLanguageName: null,
      difficulty: null,
      author: { id: user.id, username: user.username, displayName: user.displayName, avatar: null },
      count: 0,
      conversations: [],
      version: 1,
    })
    const told = { description: ' At the bar ', language: 'es', difficulty: 'A1' }
    const full = await make(told)
    expect(full).toMatchObject({
      description: 'At the bar',
      language: 'es',
      displayLanguage: 'Spanish',
      ownLanguageName: 'Español',
      difficulty: 'A1',
    })
    expect(await server.ask(playlists.getPlaylist, { params: { id: full.id } })).toEqual(full)
  })

  test.each([
    [{}, 'name', 'is not valid'],
    [{ name: '  ' }, 'name', 'is required'],
    [{ name: 'x'.repeat(91) }, 'name', 'must have at most 90 characters'],
    [
      { name: 'x', description: 'x'.repeat(251) },
      'description',
      'must have at most 250 characters',
    ],
    [{ name: 'x', language: 'spanish' }, 'language', 'is not valid'],
    [{ name: 'x', difficulty: 'A3' }, 'difficulty', 'is not valid'],
    [{ name: 'x', language: 'all' }, 'language', 'is not valid'],
  ])('is not made of %j', async (body, field, fault) => {
    const before = await wholeState(server.pool)
    const refusal = await server.refused(playlists.createPlaylist, { headers, body })
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: fault } })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('takes the longest name and description, and a change of each field alone', async () => {
    const { id } = await make({
      name: 'x'.repeat(90),
      description: 'y'.repeat(250),
      language: 'fr',
    })
    expect(await patch(id, { difficulty: 'C2' })).toMatchObject({ difficulty: 'C2', version: 2 })
    expect(await patch(id, { language: null })).toMatchObject({ language: null, version: 3 })
    expect(await patch(id, { description: '' })).toMatchObject({ description: '', version: 4 })
    const changed = await patch(id, { name: 'Café' })
    expect(changed).toMatchObject({ name: 'Café', difficulty: 'C2', version: 5 })
    expect(await patch(id, {})).toEqual(changed)
    for (const body of [{ name: '' }, { name: null }, { difficulty: 'all' }, { version: 'x' }])
      expect((await patchRefused(id, body)).status).toBe(400)
    expect(await server.ask(playlists.getPlaylist, { params: { id } })).toEqual(changed)
  })

  test('takes conversations by id and by shortid, each once, at its end', async () => {
    const { id } = await make()
    const [first, second] = await keepMany(2)
    await add(id, first?.id ?? '')
    const full = await add(id, second?.shortid ?? '')
    expect(full).toMatchObject({ conversations: [first?.id, second?.id], count: 2, version: 3 })
    // Once more changes nothing (playlists.md#adding-a-conversation).
    expect(await add(id, first?.shortid ?? '')).toEqual(full)
    expect(await add(id, (second?.id ?? '').toUpperCase())).toEqual(full)
  })

  test('refuses a conversation that is not there, or not for its author', async () => {
    const { id } = await make()
    const draft = await seedConversation(server.pool, { isPublished: false })
    const deleted = await seedConversation(server.pool, { deletedAt: '2026-02-01' })
    const before = await wholeState(server.pool)
    for (const name of [draft.id, draft.shortid, deleted.id, 'zzzzzzzz', id]) {
      const body = { conversation_id: name }
      const added = await server.refused(playlists.addToPlaylist, { headers, params: { id }, body })
      expect(added).toMatchObject({ status: 404, code: 'conversation-not-found' })
      const listed = await patchRefused(id, { conversations: [name] })
      expect(listed).toMatchObject({ status: 404, code: 'conversation-not-found' })
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('takes a new order whole: ids and shortids, none twice', async () => {
    const { id } = await make()
    const kept = await keepMany(3)
    const [a, b, c] = kept.map(one => one.id)
    const sent = [c, kept[0]?.shortid, b]
    expect(await patch(id, { conversations: sent })).toMatchObject({ conversations: [c, a, b] })
    expect(await patch(id, { conversations: [b, c] })).toMatchObject({ conversations: [b, c] })
    const twice = await patchRefused(id, { conversations: [b, c, kept[1]?.shortid] })
    expect(twice).toMatchObject({
      status: 400,
      fields: { conversations: 'names a conversation twice' },
    })
    expect((await patchRefused(id, { conversations: [b, b] })).status).toBe(400)
    expect(await patch(id, { conversations: [] })).toMatchObject({ conversations: [], count: 0 })
  })

  test('holds a thousand conversations and no more', async () => {
    const { id } = await make()
    const kept = await keepMany(1001)
    const ids = kept.map(one => one.id)
    const full = await patch(id, { conversations: ids.slice(0, 1000) })
    expect(full.count).toBe(1000)
    const body = { conversation_id: ids[1000] }
    const more = await server.refused(playlists.addToPlaylist, { headers, params: { id }, body })
    expect(more).toMatchObject({ status: 409, code: 'playlist-full' })
    expect((await patchRefused(id, { conversations: ids })).status).toBe(400)
    const reversed = ids.slice(0, 1000).toReversed()
    expect((await patch(id, { conversations: reversed })).conversations).toEqual(reversed)
  })

  test('that was changed in the meantime is not changed by who has not seen that', async () => {
    const { id, version } = await make()
    const newer = await patch(id, { name: 'Newer', version })
    expect(newer.version).toBe(version + 1)
    const before = await wholeState(server.pool)
    const refusal = await patchRefused(id, { description: 'Mine', version })
    expect(refusal).toMatchObject({ status: 409, code: 'playlist-changed', current: newer })
    expect(await wholeState(server.pool)).toEqual(before)
    // Without a version the last one to write wins (saving.md#versions).
    expect(await patch(id, { description: 'Mine' })).toMatchObject({
      name: 'Newer',
      description: 'Mine',
    })
  })

  test('that is deleted is gone, and its conversations stay', async () => {
    const { id } = await make()
    const [kept] = await keepMany(1)
    await add(id, kept?.id ?? '')
    const params = { id }
    expect(await server.ask(playlists.deletePlaylist, { headers, params })).toEqual({ id })
    expect((await server.refused(playlists.getPlaylist, { params })).status).toBe(404)
    expect((await server.refused(playlists.deletePlaylist, { headers, params })).status).toBe(404)
    const { rowCount } = await server.pool.query('select 1 from conversations where id = $1', [
      kept?.id,
    ])
    expect(rowCount).toBe(1)
  })

  test('is told to its author with every view of themselves, the newest first', async () => {
    const person = await signUpPerson(server)
    expect(person.user.playlists).toEqual([])
    const names = ['One', 'Two']
    const made = []
    for (const name of names)
      made.push(
        await server.ask(playlists.createPlaylist, { headers: person.headers, body: { name } }),
      )
    const me = await server.ask(accounts.getMe, { headers: person.headers, query: 'expand[]=all' })
    expect(me.playlists).toEqual(made.toReversed().map(({ id, name }) => ({ id, name })))
    const { email, password } = person
    const again = await server.ask(accounts.logIn, { body: { email, password } })
    expect(again.user.playlists).toEqual(me.playlists)
    const params = { id: person.user.id }
    const told = await server.ask(accounts.exportUser, { headers: person.headers, params })
    expect(told.playlists).toMatchObject([{ name: 'Two', conversations: [] }, { name: 'One' }])
  })
})
