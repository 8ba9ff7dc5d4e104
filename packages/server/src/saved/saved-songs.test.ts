import { accounts } from '@duologue/contract/accounts'
import { saved } from '@duologue/contract/saved'
import { savedLimits } from '@duologue/domain/saved/saved-limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedSong } from '../testing/school/seed-song'

const known: Actor[] = ['other', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('a saved song', engine => {
  let server: TestServer
  let editor: Person
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 9999, writes: 9999, logins: 100 },
    })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpActor(server, 'other')
  })

  const seed = (told = {}) => seedSong(server, editor.headers, { curated: true, ...told })
  const change = (id: string, set: string) =>
    server.pool.query(`update songs set ${set} where id = $1`, [id])
  const input = (id: string, { headers } = person) => ({ headers, params: { id } })
  const save = (id: string) => server.ask(saved.saveSong, input(id))
  const list = (query = '', { headers } = person) =>
    server.ask(saved.getSavedSongs, { headers, query })
  const ids = async (query = '') => (await list(query)).saved.map(({ id }) => id)
  /** Keeps so many at once, past the calls. */
  const fill = (many: number) =>
    server.pool.query(
      `with made as (
        insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated, youtube_id,
          youtube_views, duration, created_at, updated_at)
        select gen_random_uuid(), 'german', 'Filled', 'We', 'filled', 'beginner', 'G', false, 'abcdefghijk', 0, 60,
          '2026-01-01', '2026-01-01' from generate_series(1, $2) returning id
      ) insert into saved_songs select $1, id, '2026-01-01' from made`,
      [person.user.id, many],
    )

  test('is kept once, however often, and let go of', async () => {
    const { id } = await seed()
    for (let again = 0; again < 2; again += 1) expect(await save(id)).toEqual({ isSaved: true })
    expect(await ids()).toEqual([id])
    const others = '01900000-0000-7000-8000-ffffffffffff'
    for (const one of [id, id, others])
      expect(await server.ask(saved.unsaveSong, input(one))).toEqual({ isSaved: false })
    expect(await ids()).toEqual([])
    expect((await server.refused(saved.saveSong, input(others))).status).toBe(404)
  })

  test('stands by when it was kept, page after page, and can be asked for', async () => {
    const kept: string[] = []
    for (let minute = 1; minute <= 4; minute += 1) {
      server.clock.moveTo(`2026-03-04T10:3${minute}:00Z`)
      const { id } = await seed({ title: `Number ${minute}` })
      await save(id)
      kept.unshift(id)
    }
    expect(await ids()).toEqual(kept)
    const second = await list('page=2&limit=2')
    expect(second).toMatchObject({ total: 4, before: kept[1] })
    expect(second.saved.map(({ song }) => song?.title)).toEqual(['Number 2', 'Number 1'])
    const { id: other } = await seed()
    expect(await list(`song=${kept[2]}&song=${other}`)).toMatchObject({
      saved: [{ id: kept[2], song: { title: 'Number 2' } }],
      total: 1,
    })
    expect(await list(`song=${other}`)).toEqual({ saved: [], total: 0 })
  })

  test('has no card once it is not to be met, can be let go of, and comes back', async () => {
    const [first, second] = [await seed(), await seed({ maturity: 'PG-13' })]
    for (const { id } of [first, second]) await save(id)
    await change(first.id, 'withdrawn_at = now()')
    await server.pool.query(`update users set type = 'student' where id = $1`, [person.user.id])
    const cards = async () => (await list()).saved.map(({ song }) => song?.id ?? null)
    expect(await cards()).toEqual([null, null])
    expect((await server.refused(saved.saveSong, input(first.id))).code).toBe('song-not-found')
    await change(first.id, 'withdrawn_at = null')
    expect((await cards()).toSorted()).toEqual([first.id, null].toSorted())
    await server.ask(saved.unsaveSong, input(second.id))
    expect(await ids()).toEqual([first.id])
  })

  test('a thousand are kept and no more, however many presses come at once', async () => {
    await fill(savedLimits.songs - 2)
    const presses: string[] = []
    for (let number = 0; number < 5; number += 1) presses.push((await seed()).id)
    const outcomes = await Promise.allSettled([...presses, ...presses].map(save))
    expect((await list('limit=0')).total).toBe(1000)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { id } = await seed()
    expect(await server.refused(saved.saveSong, input(id))).toMatchObject({
      status: 409,
      code: 'too-many-saved',
      message: 'You can save at most 1,000 songs. Remove some first.',
    })
  })

  test('stands in the export, and goes with the account', async () => {
    const [open, gone] = [await seed({ title: 'La mer' }), await seed()]
    await save(gone.id)
    server.clock.moveTo('2026-03-04T10:21:00Z')
    await save(open.id)
    await change(gone.id, 'withdrawn_at = now()')
    const params = { id: person.user.id }
    const told = await server.ask(accounts.exportUser, { headers: person.headers, params })
    expect(told.saved).toEqual([
      { song: open.id, title: 'La mer', savedAt: '2026-03-04T10:21:00.000Z' },
      { song: gone.id, title: null, savedAt: '2026-03-04T10:20:00.000Z' },
    ])
    await server.ask(accounts.deleteUser, { headers: person.headers, params })
    const { rows } = await server.pool.query('select 1 from saved_songs where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })

  test('is nothing for visitors, and nobody else sees it', async () => {
    const { id } = await seed()
    const { id: draft } = await seed({ curated: false })
    const before = await wholeState(server.pool)
    for (const call of [saved.saveSong, saved.unsaveSong, saved.getSavedSongs])
      for (const headers of [{}, { authorization: 'nonsense' }])
        expect((await server.refused(call, { headers, params: { id } })).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
    for (const actor of known) {
      const one = await signUpActor(server, actor)
      expect([actor, (await list('', one)).total]).toEqual([actor, 0])
      await server.ask(saved.saveSong, input(id, one))
      if (actor === 'editor' || actor === 'admin')
        await server.ask(saved.saveSong, input(draft, one))
      else expect((await server.refused(saved.saveSong, input(draft, one))).status).toBe(404)
      expect(JSON.stringify(await list('', one))).not.toMatch(/@|youtu/)
    }
  })

  test('costs a few statements, however many there are', async () => {
    const { id } = await seed()
    const costs = async () => [
      await leastCost(() => save(id)),
      await leastCost(() => list()),
      await leastCost(() => list(`song=${id}`)),
    ]
    await save(id)
    const few = await costs()
    await fill(300)
    expect(await costs()).toEqual(few)
    expect(few.map(({ statements }) => statements)).toEqual([6, 3, 3])
  })
})
