import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'
import { seedSong } from '../testing/school/seed-song'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const strangers: Actor[] = ['other', 'student', 'teacher', 'otherTeacher', 'editor']

describeOnDatabase('the matrix of playlists', engine => {
  let server: TestServer
  let owner: Person
  let conversation: string
  let song: string
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 100 } })
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    owner = people.get('owner') ?? (await signUpActor(server, 'owner'))
    conversation = (await seedConversation(server.pool)).id
    const { headers } = people.get('editor') ?? owner
    song = (await seedSong(server, headers, { curated: true })).id
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const make = (body: object = {}) =>
    server.ask(playlists.createPlaylist, {
      headers: owner.headers,
      body: { name: 'Tapas', ...body },
    })

  test('POST /playlists: everybody who is logged in', async () => {
    const body = { name: 'Mine' }
    for (const actor of known) {
      const made = await server.ask(playlists.createPlaylist, { headers: headersOf(actor), body })
      expect(made.author?.id).toBe(people.get(actor)?.user.id)
    }
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }]) {
      const { status } = await server.refused(playlists.createPlaylist, { headers, body })
      expect(status).toBe(401)
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test.each([
    ['GET /playlists/{id}', playlists.getPlaylist],
    ['GET /playlists/{id}/conversations', playlists.getPlaylistConversations],
    ['GET /playlists/{id}/songs', playlists.getPlaylistSongs],
  ])('%s: everybody, without a word of anybody’s e-mail', async (_name, call) => {
    const { id } = await make()
    for (const headers of [
      { authorization: 'nonsense' },
      ...['visitor' as const, ...known].map(headersOf),
    ]) {
      const answer = await server.ask(call, { headers, params: { id } })
      expect(JSON.stringify(answer)).not.toContain('@')
    }
  })

  test('PATCH …/edit/public: everybody who may see it', async () => {
    const { id } = await make()
    const views: number[] = []
    for (const headers of [{ authorization: 'nonsense' }, ...known.map(headersOf)])
      views.push(
        (await server.ask(playlists.recordPlaylistView, { headers, params: { id }, body: {} }))
          .stats.views,
      )
    // Each of them once, but not its owner, who stands second among those who are logged in.
    expect(views).toEqual([1, 2, 2, 3, 4, 5, 6, 7])
    await server.pool.query('update playlists set held_at = now() where id = $1', [id])
    const held = await server.refused(playlists.recordPlaylistView, {
      headers: headersOf('other'),
      params: { id },
      body: {},
    })
    expect(held).toMatchObject({ status: 404, code: 'playlist-not-found' })
  })

  test.each([
    ['PATCH /playlists/{id}', playlists.updatePlaylist, { name: 'Other' }],
    ['PATCH /playlists/{id} with songs', playlists.updatePlaylist, 'songs'],
    ['POST /playlists/{id}/conversations', playlists.addToPlaylist, 'conversation_id'],
    ['POST /playlists/{id}/songs', playlists.addSongToPlaylist, 'song'],
    ['DELETE /playlists/{id}', playlists.deletePlaylist, undefined],
  ] as const)('%s: its author and admins', async (_name, call, told) => {
    const things = { conversation_id: conversation, song, songs: [song] }
    const body = typeof told === 'string' ? { [told]: things[told] } : told
    const { id } = await make()
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }]) {
      expect((await server.refused(call, { headers, params: { id }, body })).status).toBe(401)
    }
    for (const actor of strangers) {
      const refusal = await server.refused(call, {
        headers: headersOf(actor),
        params: { id },
        body,
      })
      expect(refusal).toEqual({ status: 403, code: 'not-allowed', message: 'You may not do this.' })
    }
    expect(await wholeState(server.pool)).toEqual(before)
    for (const actor of ['owner', 'admin'] as const) {
      const params = { id: (await make()).id }
      await server.ask(call, { headers: headersOf(actor), params, body })
    }
  })

  test('a playlist that is not there is 404 for everybody who may ask', async () => {
    const params = { id: '01900000-0000-7000-8000-ffffffffffff' }
    const gone = { status: 404, code: 'playlist-not-found', message: 'Playlist not found.' }
    const before = await wholeState(server.pool)
    for (const actor of ['visitor', ...known] as const) {
      const headers = headersOf(actor)
      expect(await server.refused(playlists.getPlaylist, { headers, params })).toEqual(gone)
      expect(await server.refused(playlists.getPlaylistConversations, { headers, params })).toEqual(
        gone,
      )
      if (actor === 'visitor') continue
      const body = { name: 'x' }
      expect(await server.refused(playlists.updatePlaylist, { headers, params, body })).toEqual(
        gone,
      )
      expect(await server.refused(playlists.deletePlaylist, { headers, params })).toEqual(gone)
      const added = { headers, params, body: { conversation_id: conversation } }
      expect(await server.refused(playlists.addToPlaylist, added)).toEqual(gone)
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
