import { accounts } from '@duologue/contract/accounts'
import { saved } from '@duologue/contract/saved'
import { savedLimits } from '@duologue/domain/saved/saved-limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeEachEngine } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'

describeEachEngine('a saved conversation', engine => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
  })

  const seed = (told = {}) => seedConversation(server.pool, told)
  const input = (id: string) => ({ headers: person.headers, params: { id } })
  const save = (id: string) => server.ask(saved.saveConversation, input(id))
  const unsave = (id: string) => server.ask(saved.unsaveConversation, input(id))
  const isSaved = async (id: string) => (await server.ask(saved.getSavedState, input(id))).isSaved
  const list = (query = '') =>
    server.ask(saved.getSavedConversations, { headers: person.headers, query })
  const ids = async () => (await list()).saved.map(({ id }) => id)
  const count = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      'select count(*)::int as n from saved_conversations where user_id = $1',
      [person.user.id],
    )
    return rows[0]?.n
  }
  /** Keeps so many at once, past the calls. */
  const fill = async (many: number) => {
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into conversations (id, shortid, title, title_search, language, is_published,
        published_at, character1_name, character2_name, created_at, updated_at)
      select made.id, made.id::text, 'Filled', 'filled', 'es', true, '2026-01-01', 'Ana', 'Luis', '2026-01-01', '2026-01-01'
      from (select gen_random_uuid() as id from generate_series(1, $1)) made returning id`,
      [many],
    )
    await server.pool.query(
      `insert into saved_conversations select $1, id, '2026-01-01' from unnest($2::uuid[]) made (id)`,
      [person.user.id, rows.map(row => row.id)],
    )
  }

  test('is kept by id or shortid, once however often, and let go of', async () => {
    const { id, shortid } = await seed()
    expect(await isSaved(id)).toBe(false)
    for (const name of [id, shortid, id]) expect(await save(name)).toEqual({ isSaved: true })
    expect([await count(), await isSaved(shortid)]).toEqual([1, true])
    for (const name of [shortid, id, 'nothing'])
      expect(await unsave(name)).toEqual({ isSaved: false })
    expect([await count(), await isSaved(id)]).toEqual([0, false])
  })

  test('what was kept last stands first, page after page', async () => {
    const kept: string[] = []
    for (let minute = 1; minute <= 5; minute += 1) {
      server.clock.moveTo(`2026-03-04T11:0${minute}:00Z`)
      const { id } = await seed({ title: `Number ${minute}` })
      await save(id)
      kept.unshift(id)
    }
    expect(await ids()).toEqual(kept)
    const second = await list('page=2&limit=2')
    expect(second).toMatchObject({ total: 5, before: kept[1] })
    expect(second.saved.map(({ conversation }) => conversation?.title)).toEqual([
      'Number 3',
      'Number 2',
    ])
    expect(await list('limit=0')).toMatchObject({ saved: [], total: 5 })
  })

  test('one that was deleted or hidden stays without a card, counts, and can be let go of', async () => {
    const [gone, hidden, open] = [await seed(), await seed(), await seed()]
    for (const { id } of [gone, hidden, open]) await save(id)
    await server.pool.query('update conversations set deleted_at = now() where id = $1', [gone.id])
    await server.pool.query(
      'update conversations set is_published = false, held_at = now() where id = $1',
      [hidden.id],
    )
    const told = new Map((await list()).saved.map(({ id, conversation }) => [id, conversation]))
    expect([told.get(gone.id), told.get(hidden.id)]).toEqual([null, null])
    expect(told.get(open.id)?.id).toBe(open.id)
    for (const { id } of [gone, hidden]) {
      expect((await server.refused(saved.saveConversation, input(id))).code).toBe(
        'conversation-not-found',
      )
      await unsave(id)
    }
    expect(await ids()).toEqual([open.id])
  })

  test('five hundred are kept and no more; with one less there is room again', async () => {
    await fill(savedLimits.conversations - 1)
    const [last, further] = [await seed(), await seed()]
    await save(last.id)
    expect(await server.refused(saved.saveConversation, input(further.id))).toMatchObject({
      status: 409,
      code: 'saved-full',
      message: 'You can save at most 500 conversations. Remove some first.',
    })
    expect(await save(last.id)).toEqual({ isSaved: true })
    expect(await count()).toBe(500)
    await unsave(last.id)
    await save(further.id)
    expect(await count()).toBe(500)
  })

  test('of presses at the same time as many are kept as there is room for', async () => {
    await fill(savedLimits.conversations - 2)
    const presses = []
    for (let number = 0; number < 6; number += 1) presses.push(await seed())
    const outcomes = await Promise.allSettled([...presses, ...presses].map(({ id }) => save(id)))
    expect(await count()).toBe(500)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  })

  test('stands in the export, and goes with the account', async () => {
    const [open, gone] = [await seed({ title: 'La silla' }), await seed()]
    await save(gone.id)
    server.clock.moveTo('2026-03-04T10:21:00Z')
    await save(open.id)
    await server.pool.query('update conversations set deleted_at = now() where id = $1', [gone.id])
    const params = { id: person.user.id }
    const told = await server.ask(accounts.exportUser, { headers: person.headers, params })
    expect(told.saved).toEqual([
      { conversation: open.id, title: 'La silla', savedAt: '2026-03-04T10:21:00.000Z' },
      { conversation: gone.id, title: null, savedAt: '2026-03-04T10:20:00.000Z' },
    ])
    await server.ask(accounts.deleteUser, { headers: person.headers, params })
    expect(await count()).toBe(0)
  })

  const unread = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      'select count(*)::int as n from conversations_to_read',
    )
    return rows[0]?.n
  }

  test('costs a few statements, however many there are', async () => {
    const { id } = await seed({ author: person.user.id })
    const costs = async () => [
      await leastCost(() => save(id)),
      await leastCost(() => isSaved(id)),
      await leastCost(() => list()),
    ]
    await save(id)
    const few = await costs()
    await fill(300)
    // The words of what is new are read behind the calls, which is none of theirs.
    await expect.poll(unread, { timeout: 30_000 }).toBe(0)
    expect(await costs()).toEqual(few)
    expect(few.map(({ statements }) => statements)).toEqual([6, 3, 4])
  })
})
