import { live } from '@duologue/contract/live'
import type { BattleSetup } from '@duologue/domain/battle/battle-setup'
import { type Hall, newHall } from '@duologue/domain/live/hall'
import { foldAll, sampleJoin, sampleOpening } from '@duologue/domain/live/sample-hall'
import { playedBattle, playOwnGame } from '@duologue/domain/live/sample-own'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { connectPage, type HallPage } from '../../testing/school/hall-page'
import { joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { signUpActor } from '../../testing/school/people'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import { HallSockets } from './hall-sockets'

test('a page needs no view of what it has done in its own game, but of the next one, and where it was told none', () => {
  const rounds = { beside: () => undefined }
  const sockets = new HallSockets({ rounds } as unknown as LiveRoom, async () => undefined)
  const hall = foldAll(
    [
      [0, null, sampleJoin(1)],
      [10, null, { type: 'start' }],
    ],
    newHall(sampleOpening({ pace: 'own' })),
  )
  const who = { kind: 'member', number: 1 } as const
  const act = { type: 'play', game: 1, index: 0, event: { type: 'start', at: 0 } } as const
  const isTold = (of: Hall, plays: number | null) =>
    sockets.isTold({ kept: { hall: of } as KeptHall, who }, [{ type: 'act', n: 1, act }], plays)
  expect([isTold(hall, 1), isTold(hall, null), isTold(hall, 2)]).toEqual([true, false, false])
  expect(
    isTold(
      playOwnGame(hall, 1, () => true, 900_000),
      1,
    ),
  ).toBe(false)
})

/** What a page was told last of the own game. */
function ownOf(page: Pick<HallPage, 'view'>) {
  const view = page.view()
  return 'own' in view ? view.own : null
}

function eventsOf(own: ReturnType<typeof ownOf>) {
  if (own?.kind !== 'battle') throw new Error('no battle was told')
  return playedBattle(own.setup as BattleSetup, own.seed, place => place > 0)
}

describeOnDatabase('a game at the own pace', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    conversation = (await seedDuel(server, { title: 'La llave' })).id
  })
  afterAll(() => server.close())

  /** A hall that began long ago, so that a whole game can be told at once, with a page of somebody in it. */
  const begun = async (hello: { wire?: number } = { wire: 2 }) => {
    const host = await signUpActor(server, 'teacher')
    const hall = await openHall(server, host, conversation, { settings: { pace: 'own' } })
    const guest = await joinAsGuest(server, hall)
    const screen = await connectPage(server.address, hall.id, host.headers)
    await screen.act({ type: 'start' })
    await server.pool.query(
      `update live_halls set opened_at = opened_at - interval '1 hour' where id = $1`,
      [hall.id],
    )
    await screen.act({ type: 'lock', locked: true })
    return { hall, guest, page: await connectPage(server.address, hall.id, guest.headers, hello) }
  }

  test('is told once; that an event is in is told by its acknowledgement, and the next game when it is over', async () => {
    const { page, hall, guest } = await begun()
    const events = eventsOf(ownOf(page))
    const play = (index: number) => {
      const event = events[index]
      if (!event) throw new Error('no such event')
      return { type: 'play', game: 1, index, event } as const
    }
    expect(await page.act(play(0))).toBe(null)
    expect(await page.act(play(1))).toBe(null)
    expect(await page.act(play(1))).toBe(null)
    // What the hall has not taken is said, and how far it is.
    expect(await page.act(play(3))).toBe('not-taken')
    await expect.poll(() => ownOf(page)).toEqual({ kind: 'known', game: 1, known: 2 })
    // A page that comes back plays on; another one is told the whole.
    const again = { wire: 2, page: 'page-that-was-there', plays: 1 }
    const back = await connectPage(server.address, hall.id, guest.headers, again)
    expect(ownOf(back)).toEqual({ kind: 'known', game: 1, known: 2 })
    const reloaded = await connectPage(server.address, hall.id, guest.headers, { wire: 2 })
    expect(ownOf(reloaded)).toMatchObject({ game: 1, events: events.slice(0, 2) })
    for (const [index] of events.entries())
      if (index > 1) expect([index, await reloaded.act(play(index))]).toEqual([index, null])
    await expect.poll(() => ownOf(reloaded)).toMatchObject({ kind: 'battle', game: 2, events: [] })
  })

  test('the slow way tells it once, too', async () => {
    const { hall, guest } = await begun()
    const asked = async (more: { plays?: number }) => {
      const { view } = await server.ask(live.exchangeActs, {
        params: { id: hall.id },
        headers: guest.headers,
        body: { wire: 2, seen: -1, page: 'a-page', acts: [], ...more },
      })
      return view && 'own' in view ? view.own : null
    }
    expect(await asked({})).toMatchObject({ kind: 'battle', game: 1, events: [] })
    expect(await asked({ plays: 1 })).toEqual({ kind: 'known', game: 1, known: 0 })
    expect(await asked({ plays: 2 })).toMatchObject({ kind: 'battle', game: 1 })
  })

  test('a page of the wire before is told the whole with each event', async () => {
    const { page } = await begun({ wire: 1 })
    const [event] = eventsOf(ownOf(page))
    if (!event) throw new Error('no event')
    expect(await page.act({ type: 'play', game: 1, index: 0, event })).toBe(null)
    await expect.poll(() => ownOf(page)).toMatchObject({ kind: 'battle', events: [event] })
  })
})
