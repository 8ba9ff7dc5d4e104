import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conversations } from '@duologue/contract/conversations'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerOf } from '../../testing/apps/contract-client'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { openBreakableWay } from '../../testing/databases/breakable-way'
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../../testing/databases/replicated-postgres'
import { signUpActor } from '../../testing/school/people'
import { seedConversation, seedLines } from '../../testing/school/seed-conversation'

/** A thousand before a release (`EVERY_ENGINE=1`); a minute of every run is dear. */
const rounds = process.env.EVERY_ENGINE === undefined ? 150 : 1000

const source = join(import.meta.dirname, '../..')

test('no call but these is ever asked of a replica: none of them says what somebody may do', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('-handlers.ts'),
  )
  const asked = (way: string) =>
    files
      .flatMap(file => [
        ...readFileSync(join(source, file), 'utf8').matchAll(
          new RegExp(`\\b${way}\\(\\s*room,\\s*(\\w+)`, 'g'),
        ),
      ])
      .map(([, call]) => call)
      .toSorted()
  expect(asked('publicReads')).toEqual([
    'getLeaderboard',
    'getProfile',
    'getSongLeaderboard',
    'searchConversations',
    'searchLists',
    'searchPlaylists',
  ])
  expect(asked('whileAway')).toEqual([
    'getConversation',
    'getCourse',
    'getList',
    'getPlaylist',
    'getPlaylistConversations',
    'getPlaylistSongs',
    'getSongSheet',
    'searchCourses',
    'searchPublishedSongs',
  ])
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false
    return /\breadReplicas\(|\breadWhileAway\(|replicas\.fresh\(/.test(
      readFileSync(join(source, file), 'utf8'),
    )
  })
  expect(others.toSorted()).toEqual([
    'database/connect.ts',
    'database/replicas/read-replicas.ts',
    'http/written/public-reads.ts',
  ])
})

describe('two processes with a replica', () => {
  let servers: ReplicatedPostgres
  let way: Awaited<ReturnType<typeof openBreakableWay>>
  let [here, there]: TestServer[] = []
  const said: string[] = []
  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    way = await openBreakableWay(servers.standBy)
    const engine = { name: 'separate', url: servers.primary, isSame: false } as const
    here = await startTestServer(engine, {
      settings: databaseUrl => ({ DATABASE_REPLICAS: way.through(databaseUrl) }),
    })
    const { rows } = await here.pool.query<{ name: string }>('select current_database() as name')
    const url = new URL(servers.primary)
    url.pathname = `/${rows[0]?.name}`
    there = await startTestServer(engine, {
      settings: { DATABASE_URL: url.href, DATABASE_REPLICAS: way.through(url.href) },
      logTo: { write: line => void said.push(line) },
    })
  }, 60_000)
  afterAll(async () => {
    // The primary is gone by then, and their databases with it.
    await Promise.allSettled([there?.close(), here?.close()])
    await way.cut()
    await servers.stop()
  })

  /** As a browser says of itself that it asks from a page of ours. */
  const browser = { 'sec-fetch-site': 'same-origin' }
  const both = () => {
    if (!here || !there) throw new Error('they did not start')
    return { here, there }
  }
  const cookieOf = (answer: Response) =>
    /^after=[\dA-F]+\/[\dA-F]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const titlesAt = async (title: string, headers: Record<string, string>) => {
    const answer = await fetch(`${both().there.address}/api/conversations?title=${title}`, {
      headers: { ...browser, ...headers },
    })
    const found = await answerOf(conversations.searchConversations, answer)
    return found.conversations.map(one => one.title)
  }
  /** Waits until a replica is asked: what was not written through us is then found without a cookie. */
  const untilAsked = () =>
    vi.waitFor(() => expect(both().there.database.replicas.fresh(null)).toHaveLength(1), 10_000)

  test('who wrote finds it at once at another process, each time, though the replica is behind', async () => {
    const { here } = both()
    const author = await signUpActor(here, 'teacher')
    const { id } = await seedConversation(here.pool, { author: author.user.id, title: 'zz0zz' })
    await seedLines(here.pool, id, ['Uno.', 'Dos.', 'Tres.', 'Cuatro.', 'Cinco.', 'Seis.'])
    await here.pool.query('update conversations set has_rights = true')
    await servers.on('standBy', `alter system set recovery_min_apply_delay = '600ms'`)
    await servers.on('standBy', 'select pg_reload_conf()')
    let [own, others] = [0, 0]
    for (let time = 1; time <= rounds; time += 1) {
      const title = `zz${time}zz`
      const answer = await fetch(`${here.address}/api/conversations/${id}`, {
        method: 'PATCH',
        headers: { ...author.headers, ...browser, 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      })
      expect(answer.status).toBe(200)
      const cookie = cookieOf(answer)
      expect(cookie).not.toBe('')
      const [mine, visitors] = await Promise.all([
        titlesAt(title, { ...author.headers, cookie }),
        titlesAt(title, {}),
      ])
      if (mine[0] === title) own += 1
      if (visitors[0] !== title) others += 1
    }
    expect(own).toBe(rounds)
    // Else the replica was not asked, and nothing was shown.
    expect(others).toBeGreaterThan(rounds / 2)
    await servers.on('standBy', 'alter system reset recovery_min_apply_delay')
    await servers.on('standBy', 'select pg_reload_conf()')
  }, 120_000)

  test('a program that keeps no cookies is answered by the primary, and so is what is no position', async () => {
    const { here } = both()
    const author = await signUpActor(here, 'teacher')
    await servers.on('standBy', 'select pg_wal_replay_pause()')
    await untilAsked()
    await seedConversation(here.pool, { title: 'unheard-of' })
    const at = (headers: Record<string, string>) =>
      both().there.ask(conversations.searchConversations, { query: 'title=unheard', headers })
    expect((await at(author.headers)).total).toBe(1)
    expect((await at({ ...browser, cookie: 'after=FFFFFFFF/0' })).total).toBe(1)
    expect((await at({ ...browser, cookie: 'after=x' })).total).toBe(0)
    await servers.on('standBy', 'select pg_wal_replay_resume()')
  })

  test('a reading call and a refused one say nothing of positions, and a page that is kept is not shown to who wrote', async () => {
    const { here, there } = both()
    const author = await signUpActor(here, 'teacher')
    const { id } = await seedConversation(here.pool, { author: author.user.id })
    const url = `${there.address}/home?asks=/api/conversations/${id}`
    const found = await fetch(`${there.address}/api/conversations/${id}`)
    const refused = await fetch(`${there.address}/api/playlists`, { method: 'POST' })
    expect(
      [found, refused].map(({ status, headers }) => [status, headers.get('set-cookie')]),
    ).toEqual([
      [200, null],
      [401, null],
    ])
    expect((await fetch(url)).status).toBe(200)
    const gone = await fetch(`${here.address}/api/conversations/${id}`, {
      method: 'DELETE',
      headers: author.headers,
    })
    expect(gone.headers.get('set-cookie')).toMatch(
      /^after=[\dA-F]+\/[\dA-F]+; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/,
    )
    expect((await fetch(url, { headers: { cookie: cookieOf(gone) } })).status).toBe(500)
  })

  test('a replica that goes is not noticed, and told of; one that comes back is asked again', async () => {
    const { there } = both()
    await untilAsked()
    await way.cut()
    for (let time = 0; time < 20; time += 1)
      expect((await there.ask(conversations.searchConversations)).total).toBeGreaterThan(0)
    const told = (what: string) => said.filter(line => line.includes(what)).length
    await vi.waitFor(() => expect(told('does not answer: it is not asked.')).toBe(1), 10_000)
    await way.mend()
    await vi.waitFor(() => expect(told('is asked again.')).toBe(1), 10_000)
    await untilAsked()
  }, 30_000)

  test('while no primary answers visitors are shown what everybody may see, and nothing else is done', async () => {
    const { here, there } = both()
    const author = await signUpActor(here, 'teacher')
    const { id } = await seedConversation(here.pool, { author: author.user.id })
    await servers.caughtUp()
    await untilAsked()
    const readyz = async () => (await fetch(`${there.address}/readyz`)).json()
    expect(await readyz()).toEqual({ ok: true })
    await servers.stop('primary')
    const one = { params: { id } }
    for (let time = 0; time < 5; time += 1) {
      expect((await there.ask(conversations.searchConversations)).total).toBeGreaterThan(0)
      expect((await there.ask(playlists.searchPlaylists)).total).toBe(0)
      expect((await there.ask(conversations.getConversation, one)).id).toBe(id)
    }
    expect((await fetch(`${there.address}/home?asks=/api/conversations`)).status).toBe(200)
    expect(await readyz()).toEqual({ ok: true, writes: false })
    const busy = { status: 503, code: 'database-away' }
    const { headers } = author
    expect(await there.refused(conversations.getConversation, { ...one, headers })).toMatchObject(
      busy,
    )
    expect(await there.refused(conversations.recordView, { ...one, body: {} })).toMatchObject(busy)
    // It may have been done: until it is known nothing but the primary will do.
    const write = await fetch(`${there.address}/api/playlists`, { method: 'POST', headers })
    expect([write.status, cookieOf(write)]).toEqual([503, 'after=FFFFFFFF/FFFFFFFF'])
  }, 30_000)
})
