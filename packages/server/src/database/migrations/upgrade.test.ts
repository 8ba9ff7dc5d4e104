import { accounts } from '@duologue/contract/accounts'
import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { conversations } from '@duologue/contract/conversations'
import { learn } from '@duologue/contract/learn'
import { live } from '@duologue/contract/live'
import { playlists } from '@duologue/contract/playlists'
import { plays } from '@duologue/contract/plays'
import { pronunciation } from '@duologue/contract/pronunciation'
import { shop } from '@duologue/contract/shop'
import { songs } from '@duologue/contract/songs'
import { words } from '@duologue/contract/words'
import { Client, type Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pretendFiles } from '../../outside/files/pretend-files'
import { startChildApp } from '../../testing/apps/child-app'
import { contractClient } from '../../testing/apps/contract-client'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { allRows, countsOf, growOld, lost } from '../../testing/databases/grown-old'
import * as old from '../../testing/databases/old-data'
import { openEmptyDatabase } from '../../testing/databases/open-database'
import { writeEmptyContent } from '../../testing/school/empty-content'
import { exchange } from '../../testing/school/opened-hall'
import { connectBeside, connectDatabase } from '../connect'
import { runningEmbedded } from '../embedded/running-embedded'

const headersOf = (who: keyof typeof old.tokens) => ({
  headers: { authorization: old.tokens[who] },
})

/** Asks for everything that Ana, her teacher and the editor had, as their pages do. */
async function readAll(server: TestServer) {
  const byId = (id: string) => ({ params: { id } })
  const [ana, teo, eva] = [headersOf('ana'), headersOf('teo'), headersOf('eva')]
  const { schoolClass } = old
  return {
    me: await server.ask(accounts.getMe, ana),
    published: await server.ask(conversations.getConversation, byId(old.published)),
    draft: await server.ask(conversations.getConversation, { ...byId(old.draft), ...ana }),
    found: await server.ask(conversations.searchConversations, { query: 'title=linea' }),
    playlist: await server.ask(playlists.getPlaylist, { ...byId(old.playlist), ...ana }),
    plays: await server.ask(plays.findPlays, { ...ana, query: `user=${old.ana}` }),
    board: await server.ask(plays.getLeaderboard, byId(old.published)),
    class: await server.ask(classes.getClass, {
      ...byId(schoolClass),
      ...teo,
      query: 'expand[]=students&expand[]=assignments&expand[]=plays',
    }),
    misses: await server.ask(assignments.getMisses, { ...byId(old.assignment), ...teo }),
    shop: await server.ask(shop.getShop, { ...byId(schoolClass), ...teo }),
    ledger: await server.ask(shop.getLedger, { ...byId(schoolClass), ...ana }),
    items: await server.ask(shop.findItems, { ...ana, query: `owner=${old.ana}` }),
    song: await server.ask(songs.getSong, { ...byId(old.song), ...eva }),
    history: await server.ask(songs.getHistory, { ...byId(old.song), ...eva }),
    list: await server.ask(pronunciation.getList, byId(old.soundList)),
    words: await server.ask(words.searchWords, { ...eva, query: 'language=spanish&text=llave' }),
    review: await server.ask(learn.getReview, ana),
    games: await server.ask(live.getHalls, teo),
  }
}

/**
 * What was there and is no more. The one view that waits is added up two seconds after the start, wherever the test is by
 * then: it is there as it was, or added up.
 */
async function lostOf(pool: Pool, before: ReadonlyMap<string, string[]>) {
  const change = (table: string, from: string, to: string) =>
    [table, (before.get(table) ?? []).map(row => row.replace(from, to))] as const
  const addedUp = new Map([
    ...before,
    change('conversation_views', '"counted": false', '"counted": true'),
    change('conversations', '"views": 41', '"views": 42'),
  ])
  const gone = await lost(pool, before)
  return gone.length === 0 ? gone : await lost(pool, addedUp)
}

describeEachEngine('a database of the first version', engine => {
  test('comes through every migration whole; the product reads all of it, and its people go on from where they were', async () => {
    const { pool } = await openEmptyDatabase(engine)
    const before = await growOld(pool)
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)
    // These are filled by the product itself: the words of what is there, and what its processes share while they run.
    const ownWords = ['conversation_words', 'known_words', 'line_words']
    const shared = ['call_counts', 'leases', 'mails', 'save_progress']
    expect(empty).toEqual([...ownWords, ...shared].toSorted())
    const files = pretendFiles()
    await files.write(old.coverKey, Buffer.from('old'))
    const server = await startTestServer(engine, {
      files,
      through: () => pool.options.connectionString ?? '',
    })
    onTestFinished(server.close)
    const read = await readAll(server)
    expect(read.me).toMatchObject({
      id: old.ana,
      email: 'ana@school.example',
      fullName: 'Ana Gil',
      type: 'student',
      currency: 17,
      playlists: [{ id: old.playlist, name: 'Llaves' }],
      classesEnrolled: [{ id: old.schoolClass }],
    })
    // One view that waited to be added up is added after two seconds, wherever the test is by then.
    expect(read.published).toMatchObject({
      title: 'La llave',
      version: 7,
      stats: { views: expect.toBeOneOf([41, 42]) },
    })
    expect(read.published.dialogue.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map(old.line))
    expect(read.draft).toMatchObject({ title: 'El plan', language: 'fr' })
    expect(read.found).toMatchObject({ total: 1, conversations: [{ id: old.published }] })
    expect(read.playlist).toMatchObject({ name: 'Llaves', songs: [old.song], version: 3 })
    expect(read.plays).toMatchObject({
      total: 1,
      plays: [{ id: old.play, score: 1234, verified: true, assignment: old.assignment }],
    })
    expect(read.board).toMatchObject({ total: 1, plays: [{ score: 1234, isWinner: true }] })
    expect(read.class).toMatchObject({
      name: 'Español 1',
      students: [{ id: old.ana, allowances: { extraTime: 1.5, relaxed: true } }],
      assignments: [
        { pronunciationList: { title: 'Pero, perro' } },
        { id: old.assignment, requiredScore: 1000 },
      ],
      plays: [{ id: old.play }],
    })
    expect(read.misses.lines).toMatchObject([
      { line: { id: old.line(2) }, asked: 1, wrong: 1, seconds: 2.1 },
      { line: { id: old.line(4) }, asked: 1, wrong: 0, seconds: 1.7 },
    ])
    expect(read.shop).toMatchObject({
      earning: 7,
      products: [
        { id: old.reward, cost: 5 },
        { id: old.film, cost: 50, costFunded: 8 },
      ],
      class: { students: [{ id: old.ana, currency: 17 }] },
      activeItems: 1,
    })
    expect(read.ledger.entries.map(entry => [entry.cards, entry.balance])).toEqual([
      [-5, 17],
      [-8, 22],
      [30, 30],
    ])
    expect(read.items).toMatchObject({ total: 1, items: [{ id: old.item }] })
    expect(read.song).toMatchObject({ title: 'La noche', rev: 4 })
    expect(read.song.lyrics.map(({ id }) => id)).toEqual([1, 2, 3].map(old.lyric))
    expect(read.history.history).toMatchObject([{ rev: 4 }])
    expect(read.list).toMatchObject({ title: 'Pero, perro', stats: { views: 9 }, version: 2 })
    expect(read.list.items.map(({ text }) => text)).toEqual(['pero', 'perro'])
    expect(read.words.words).toMatchObject([{ id: old.word, translation: 'word 1' }])
    expect(read.review.lines).toMatchObject([{ line: { id: old.line(2) } }])
    expect(read.games).toMatchObject({ total: 1, halls: [{ title: 'La llave', isOver: false }] })
    const cover = await fetch(`${server.address}/media/${old.coverKey}`)
    expect([cover.status, await cover.text()]).toEqual([200, 'old'])

    // Nothing was lost by the start or by reading.
    expect(await lostOf(pool, before)).toEqual([])
    expect(countsOf(await allRows(pool))).toMatchObject({
      ...countsOf(before),
      // Who does what is repeated.
      leases: expect.any(Number),
      conversation_words: 1,
      known_words: expect.any(Number),
      line_words: expect.any(Number),
      // Days are counted from what was there.
      learner_days: expect.any(Number),
    })
    const { rows: broken } = await pool.query('select from pg_constraint where not convalidated')
    expect(broken).toEqual([])

    const body = { email: 'Ana@School.example', password: old.password }
    const { user } = await server.ask(accounts.logIn, { body })
    expect(user.id).toBe(old.ana)
    const [ana, teo, eva] = [headersOf('ana'), headersOf('teo'), headersOf('eva')]
    const told = await server.ask(accounts.exportUser, { ...ana, params: { id: old.ana } })
    expect(told).toMatchObject({ plays: [{ id: old.play }] })
    await server.ask(shop.buyReward, { ...ana, body: { product: old.reward } })
    expect((await server.ask(accounts.getMe, ana)).currency).toBe(12)
    const undone = await server.ask(songs.revertChange, {
      ...eva,
      params: { id: old.song, rev: '4' },
      body: {},
    })
    expect(undone).toMatchObject({ title: 'La noche vieja', rev: 5 })
    // A game that was open came to its end by the clock: its host sees that, and who was in it.
    const hall = read.games.halls[0]?.id ?? ''
    const { view } = await exchange(server, teo.headers, hall)
    expect(view).toMatchObject({ state: 'ended', members: [{ name: 'ana' }] })
    const report = () => server.ask(live.getHallReport, { ...teo, params: { id: hall } })
    await expect.poll(report, { timeout: 20_000 }).toMatchObject({ isSettled: true })
    const params = { id: old.playlist }
    const moved = { conversations: [old.published, old.draft], version: 3 }
    await server.ask(playlists.updatePlaylist, { ...ana, params, body: moved })
    await server.ask(classes.deleteClass, { ...teo, params: { id: old.schoolClass } })
    const left = await server.ask(plays.findPlays, { ...ana, query: `user=${old.ana}` })
    expect(left.plays).toMatchObject([{ id: old.play, assignment: null }])
  })
})

test('an old folder whose upgrade was killed half-way is upgraded by the next start', async () => {
  const folder = await temporaryFolder()
  await writeEmptyContent(folder)
  const dataDir = `${folder}/data`
  const log = recordingLog()
  const first = await connectDatabase({ dataDir, log })
  const before = await growOld(first.pool, 14)
  // The upgrade stands still in the middle of a step, so that the kill comes between what is done and what is not.
  await first.pool.query(`
    create function wait() returns trigger language plpgsql as $$
      begin perform pg_sleep(60); return null; end $$;
    create trigger wait after insert on migrations
      for each row when (new.number = 21) execute function wait()`)
  await first.close()

  const killed = startChildApp('serving-app', [folder])
  const isWaiting = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`
  await vi.waitFor(async () => {
    const running = await runningEmbedded(dataDir)
    if (!running) throw new Error('it does not run yet')
    const beside = new Client(running)
    await beside.connect()
    const { rows } = await beside.query(isWaiting).finally(() => beside.end())
    expect(rows).toHaveLength(1)
  }, 20_000)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(killed.lines).toEqual([])

  const between = await connectDatabase({ dataDir, log })
  const { rows } = await between.pool.query('select max(number) as last from migrations')
  expect(rows).toEqual([{ last: 20 }])
  await between.pool.query('drop function wait cascade')
  await between.close()

  const next = startChildApp('serving-app', [folder])
  await next.written(1)
  const client = contractClient(next.lines[0] ?? '')
  const beside = await connectBeside({ dataDir, log })
  const gone = await lostOf(beside.pool, before)
  await beside.close()
  // A login renews an old hash behind its answer: whose row is another one then.
  const body = { email: 'ana@school.example', password: old.password }
  const { user } = await client.ask(accounts.logIn, { body })
  next.child.kill('SIGTERM')
  await next.ended
  expect(gone).toEqual([])
  expect(user).toMatchObject({ id: old.ana, currency: 17 })
})
