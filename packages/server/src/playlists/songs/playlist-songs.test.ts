import { accounts } from '@duologue/contract/accounts'
import { playlists } from '@duologue/contract/playlists'
import { songs } from '@duologue/contract/songs'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { planOf } from '../../testing/databases/query-plan'
import { type Actor, type Person, signUpActor } from '../../testing/school/people'
import { seedConversation } from '../../testing/school/seed-conversation'
import { seedSong } from '../../testing/school/seed-song'

const others: (Actor | 'visitor')[] = ['visitor', 'other', 'student', 'teacher', 'otherTeacher']

describeOnDatabase('the songs of a playlist', engine => {
  let server: TestServer
  let editor: Person
  let owner: Person
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 9999, writes: 9999, logins: 100 },
    })
    server.clock.moveTo('2026-03-04T10:20:00Z')
    for (const actor of ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor'] as const)
      people.set(actor, await signUpActor(server, actor))
    editor = people.get('editor') ?? (await signUpActor(server, 'editor'))
    owner = people.get('owner') ?? (await signUpActor(server, 'owner'))
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const seed = async (told = {}) =>
    (await seedSong(server, editor.headers, { curated: true, ...told })).id
  const make = async (told: object = {}) => {
    const { headers } = owner
    const { id } = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Mix' } })
    if (Object.keys(told).length === 0) return id
    await server.ask(playlists.updatePlaylist, { headers, params: { id }, body: told })
    return id
  }
  const change = (song: string, set: string) =>
    server.pool.query(`update songs set ${set} where id = $1`, [song])
  const read = (id: string, headers: object = owner.headers) =>
    server.ask(playlists.getPlaylist, { params: { id }, headers: { ...headers } })
  const readSongs = (id: string, headers: object = owner.headers, query = '') =>
    server.ask(playlists.getPlaylistSongs, { params: { id }, headers: { ...headers }, query })
  const add = (id: string, song: string) =>
    server.ask(playlists.addSongToPlaylist, {
      headers: owner.headers,
      params: { id },
      body: { song },
    })
  const order = (id: string, body: object) => ({ headers: owner.headers, params: { id }, body })
  const found = async (id: string) => {
    const { playlists: cards } = await server.ask(playlists.searchPlaylists, { query: 'limit=100' })
    return cards.find(card => card.id === id)
  }

  test('stand in an order of their own, each once, under one version', async () => {
    const [a, b, c] = [await seed(), await seed(), await seed()]
    const talk = (await seedConversation(server.pool)).id
    const id = await make({ conversations: [talk] })
    await add(id, a)
    expect(await add(id, b)).toMatchObject({ songs: [a, b], count: 1, songCount: 2, version: 4 })
    // What is there already stays, and is no new version.
    expect(await add(id, a)).toMatchObject({ songs: [a, b], version: 4 })
    const moved = { songs: [c, b, a.toUpperCase()], version: 4 }
    const told = await server.ask(playlists.updatePlaylist, order(id, moved))
    expect(told).toMatchObject({ songs: [c, b, a], conversations: [talk], version: 5 })
    expect((await readSongs(id)).songs.map(song => song.id)).toEqual([c, b, a])
    expect(await readSongs(id, {}, 'limit=1&page=2')).toMatchObject({
      songs: [{ id: b }],
      total: 3,
      before: c,
    })
    const stale = await server.refused(playlists.updatePlaylist, order(id, moved))
    expect(stale).toMatchObject({ status: 409, code: 'playlist-changed' })
    const twice = await server.refused(playlists.updatePlaylist, order(id, { songs: [a, a] }))
    expect(twice).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(await found(id)).toMatchObject({ count: 1, songCount: 3 })
    // A change of something else leaves them as they are.
    await server.ask(playlists.updatePlaylist, order(id, { conversations: [] }))
    expect(await found(id)).toMatchObject({ count: 0, songCount: 3 })
  })

  test.each([
    ['withdrawn', 'withdrawn_at = now()'],
    ['not curated any more', 'curated = false, published_at = null'],
    ['out of licence', `licensed_until = '2026-03-03'`],
  ])(
    'that are %s are "unavailable" for the owner alone, and may be put elsewhere',
    async (_how, set) => {
      const [a, b] = [await seed(), await seed()]
      const id = await make({ songs: [a, b] })
      await change(a, set)
      for (const actor of others) {
        const headers = headersOf(actor)
        expect(await read(id, headers)).toMatchObject({ songs: [b], songCount: 1 })
        const told = await readSongs(id, headers)
        expect(told).toMatchObject({ songs: [{ id: b }], unavailable: [], total: 1 })
      }
      expect(await read(id)).toMatchObject({ songs: [a, b], songCount: 2 })
      expect(await readSongs(id)).toMatchObject({ songs: [{ id: b }], unavailable: [a], total: 2 })
      const told = await server.ask(playlists.updatePlaylist, order(id, { songs: [b, a] }))
      expect(told.songs).toEqual([b, a])
      const fresh = await make()
      expect(
        await server.refused(playlists.addSongToPlaylist, order(fresh, { song: a })),
      ).toMatchObject({ status: 404, code: 'song-not-found' })
      expect(
        await server.refused(playlists.updatePlaylist, order(fresh, { songs: [a] })),
      ).toMatchObject({ status: 404, code: 'song-not-found' })
      // Editors may meet it, but change no playlist of others.
      expect((await readSongs(id, editor.headers)).total).toBe(2)
    },
  )

  test('are told of to whom they are for: users alone, no student account above PG', async () => {
    const [users, older] = [await seed({ maturity: 'G' }), await seed({ maturity: 'R' })]
    await change(users, `audience = 'users'`)
    const id = await make({ songs: [users, older] })
    const seen = async (actor: Actor | 'visitor') => (await read(id, headersOf(actor))).songs
    expect(await seen('visitor')).toEqual([older])
    expect(await seen('other')).toEqual([users, older])
    expect(await seen('student')).toEqual([users])
  })

  test('leave it when they are deleted, and it is a new version', async () => {
    const [a, b] = [await seed(), await seed()]
    const id = await make({ songs: [a, b] })
    const { version } = await read(id)
    await server.ask(songs.deleteSong, { headers: editor.headers, params: { id: a } })
    expect(await read(id)).toMatchObject({ songs: [b], version: version + 1 })
  })

  test('offer it to others as long as everybody may meet one', async () => {
    const song = await seed({ maturity: 'G' })
    const id = await make({ songs: [song] })
    expect(await found(id)).toMatchObject({ count: 0, songCount: 1 })
    for (const set of [
      `audience = 'users'`,
      'withdrawn_at = now()',
      `licensed_until = '2026-05-01'`,
    ]) {
      await change(song, set)
      expect(await found(id)).toBeUndefined()
      await change(song, `audience = 'everyone', withdrawn_at = null, licensed_until = null`)
      expect(await found(id)).toBeDefined()
    }
  })

  test('are 200 at most', async () => {
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, youtube_id,
        youtube_views, duration, created_at, updated_at, published_at)
      select gen_random_uuid(), 'german', 'Filled', 'We', 'filled', 'beginner', 'G', true, 'abcdefghijk', 0, 60,
        '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, $1) returning id`,
      [playlistLimits.songs + 1],
    )
    const [last = '', ...all] = rows.map(row => row.id)
    const id = await make({ songs: all })
    const full = await server.refused(playlists.addSongToPlaylist, order(id, { song: last }))
    expect(full).toMatchObject({ status: 409, code: 'playlist-songs-full' })
    const long = await server.refused(
      playlists.updatePlaylist,
      order(id, { songs: [last, ...all] }),
    )
    expect(long).toMatchObject({ status: 400, code: 'invalid-input' })
    // However many there are, they cost one statement more than none.
    expect(await leastCost(() => read(id, {}))).toEqual({ statements: 3, waits: 2 })
    expect(await leastCost(() => readSongs(id, {}))).toEqual({ statements: 3, waits: 3 })
  })

  test('find their playlists when one goes, without looking through all of them', async () => {
    await server.pool.query(
      `insert into playlists (id, name, name_search, songs, created_at, updated_at)
      select gen_random_uuid(), 'p', 'p', array(select gen_random_uuid() from generate_series(1, 4) where made > 0),
        now(), now() from generate_series(1, 2000) made`,
    )
    await server.pool.query('vacuum analyze playlists')
    const sql = 'select id from playlists where songs @> array[$1::uuid] order by id'
    const params = ['01900000-0000-7000-8000-000000000001']
    const plan = await planOf(server.database, { toSQL: () => ({ sql, params }) })
    expect(plan.indexes).toContain('playlists_holding_songs')
  })

  test('go with the export of their owner’s data', async () => {
    const song = await seed()
    const id = await make({ songs: [song] })
    const params = { id: owner.user.id }
    const told = await server.ask(accounts.exportUser, { headers: owner.headers, params })
    expect(told.playlists).toContainEqual(expect.objectContaining({ id, songs: [song] }))
  })
})
