import { expect, test } from 'vitest'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { pretendRandom } from '../../outside/random/pretend-random'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { openFreshDatabase } from '../../testing/databases/open-database'
import { seedConversation } from '../../testing/school/seed-conversation'
import type { ConversationsRoom } from '../conversations-room'
import { addUp } from './add-up-views'
import { countViews, insertView, saltOf } from './conversation-view-store'

describeEachEngine('adding up views', engine => {
  const room = async (): Promise<ConversationsRoom> => ({
    database: await openFreshDatabase(engine),
    clock: pretendClock('2026-03-04T10:20:00Z'),
    random: pretendRandom(),
  })

  const hour = new Date('2026-03-04T10:00:00Z')
  const stored = async ({ database }: ConversationsRoom) => {
    const { rows } = await database.pool.query<{ views: string }>(
      'select views from conversations order by id',
    )
    return rows.map(({ views }) => Number(views))
  }

  test('changes no count that is answered, and stores it', async () => {
    const here = await room()
    const { id } = await seedConversation(here.database.pool, { views: 10 })
    for (const viewer of ['a', 'b', 'c']) {
      await insertView(here.database, { conversation: id, viewer, hour })
    }
    expect(await countViews(here.database, id)).toBe(13)
    expect(await stored(here)).toEqual([10])
    await addUp(here)
    expect(await countViews(here.database, id)).toBe(13)
    expect(await stored(here)).toEqual([13])
    await addUp(here)
    await insertView(here.database, { conversation: id, viewer: 'a', hour })
    expect(await countViews(here.database, id)).toBe(13)
    expect(await stored(here)).toEqual([13])
  })

  test('is exact while twenty rounds run at once and views keep coming', async () => {
    const here = await room()
    const kept = await Promise.all(
      Array.from({ length: 25 }, () => seedConversation(here.database.pool)),
    )
    // More than one round takes, so that the rounds meet at the same conversations.
    await here.database.pool.query(
      `insert into conversation_views select id, viewer, $1
      from conversations, generate_series(1, 400) viewer order by viewer`,
      [hour],
    )
    const coming = kept.flatMap(({ id }) =>
      ['late', 'later'].map(viewer =>
        insertView(here.database, { conversation: id, viewer, hour }),
      ),
    )
    const rounds = Array.from({ length: 20 }, () => addUp(here))
    await Promise.all([...rounds, ...coming])
    await addUp(here)
    expect(await stored(here)).toEqual(kept.map(() => 402))
    for (const { id } of kept) expect(await countViews(here.database, id)).toBe(402)
  })

  test('forgets what can no longer be repeated, and nothing that still waits', async () => {
    const here = await room()
    const { id: conversation } = await seedConversation(here.database.pool)
    const hours = ['07', '08', '09', '10'].map(at => new Date(`2026-03-04T${at}:00:00Z`))
    for (const at of hours) await insertView(here.database, { conversation, viewer: 'a', hour: at })
    await addUp(here)
    const { rows } = await here.database.pool.query<{ hour: Date }>(
      'select hour from conversation_views order by hour',
    )
    expect(rows.map(row => row.hour)).toEqual(hours.slice(2))
    expect(await countViews(here.database, conversation)).toBe(4)
  })

  test('the salt of a day is one, whoever makes it', async () => {
    const { database } = await room()
    const salts = await Promise.all(
      Array.from({ length: 10 }, (_, server) => saltOf(database, '2026-03-04', `salt ${server}`)),
    )
    expect(new Set(salts).size).toBe(1)
    expect(await saltOf(database, '2026-03-04', 'late')).toBe(salts[0])
  })
})
