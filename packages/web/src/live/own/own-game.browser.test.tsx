import type { BattleEvent } from '@duologue/domain/battle/battle'
import type { Hall } from '@duologue/domain/live/hall'
import { newHall } from '@duologue/domain/live/hall'
import type { HostAct, MemberAct, OwnEvent } from '@duologue/domain/live/hall-act'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { foldAll, sampleJoin, sampleOpening } from '@duologue/domain/live/sample-hall'
import { playedBattle, playedRound, sendOwn } from '@duologue/domain/live/sample-own'
import { memberView } from '@duologue/domain/live/views/member-view'
import type { MemberView } from '@duologue/domain/live/views/views'
import { sampleItems } from '@duologue/domain/pronunciation/game/sample-items'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { store, useStore } from '../../ui/store'
import { renewOnce } from '../renew-once'
import { linkTo } from '../sample-views'
import { OwnGame } from './own-game'

/** A hall an hour after its start: no event of a page can be too early. */
const now = 3_600_000

function startedHall(isList: boolean, mode: HallSettings['mode'] = 'reading'): Hall {
  const settings = { pace: 'own', difficulty: 'easy', rounds: 1, ownPlace: true, mode } as const
  const opening = sampleOpening(settings)
  const items = isList ? sampleItems : null
  return foldAll(
    [
      [0, null, sampleJoin(1)],
      [10, null, { type: 'start' }],
    ],
    newHall({ ...opening, script: { ...opening.script, items } }),
  )
}

/** The own page of a member, and a hall that takes what it sends. */
function pageOf(first: Hall) {
  const hall = store(first)
  const sent: (HostAct | MemberAct)[] = []
  const act = (done: HostAct | MemberAct) => {
    sent.push(done)
    hall.set(foldAll([[now, 1, done]], hall.now()))
    return Promise.resolve(null)
  }
  function Page() {
    const view = memberView(useStore(hall), 1, now)
    const [link] = useState({
      way: 'socket' as const,
      view: null,
      since: 0,
      over: null,
      waits: false,
      act,
      open: () => undefined,
      renew: () => undefined,
    })
    const own = view?.own
    return own && own.kind !== 'pair' ? <OwnGame link={link} view={view} own={own} /> : null
  }
  return {
    hall,
    sent,
    page: (
      <PretendPage>
        <Page />
      </PretendPage>
    ),
  }
}

const ownOf = (hall: Hall) => {
  const own = memberView(hall, 1, now)?.own
  if (!own) throw new Error('no game of their own')
  return own
}

const always = () => true

test('a battle that comes back goes on to its end, which is sent; then one can play again', async () => {
  const begun = startedHall(false)
  const own = ownOf(begun)
  if (own.kind !== 'battle') throw new Error('no battle')
  const events: BattleEvent[] = playedBattle(own.setup, own.seed, always)
  // The reload came after the last answer.
  const lastAnswer = events.findLastIndex(({ type }) => type === 'answer')
  const { page, sent } = pageOf(sendOwn(begun, 1, events.slice(0, lastAnswer + 1), now))
  const screen = await render(page)
  const again = screen.getByRole('button', { name: 'Play again' })
  await expect.element(again, { timeout: 15_000 }).toBeEnabled()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You win!')
  expect(sent).toMatchObject([
    { type: 'play', game: 1, index: lastAnswer + 1, event: { type: 'time' } },
  ])
  await again.click()
  await expect.element(screen.getByRole('region', { name: 'Battle Mode' })).toBeVisible()
  await expect
    .element(screen.getByText('Line 1', { exact: true }), { timeout: 15_000 })
    .toBeVisible()
  expect(sent).toContainEqual(
    expect.objectContaining({
      type: 'play',
      game: 2,
      index: 0,
      event: expect.objectContaining({ type: 'start' }),
    }),
  )
})

test('each answer of a round is sent once, in its place', async () => {
  const begun = startedHall(true)
  const own = ownOf(begun)
  if (own.kind !== 'round') throw new Error('no round')
  const events: OwnEvent[] = playedRound(own.setup, own.seed, always)
  const { page, sent, hall } = pageOf(sendOwn(begun, 1, events.slice(0, 2), now))
  const screen = await render(page)
  await expect.element(screen.getByText('Place 1 of 1')).toBeVisible()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await screen.getByText('Sound 1').click()
  await expect.poll(() => ownOf(hall.now()).events.length).toBeGreaterThan(3)
  const places = sent.flatMap(done => (done.type === 'play' ? done.index : []))
  expect(places).toEqual(places.map((_, place) => place + 2))
})

test('what was being written when an old page was reloaded stands there again', async () => {
  sessionStorage.clear()
  const hall = startedHall(true, 'writing')
  const screen = await render(<main data-hall>{pageOf(hall).page}</main>)
  await screen.getByLabelText('Your answer').fill('sou')
  expect(renewOnce(vi.fn())).toBe(true)
  await screen.unmount()
  const reloaded = await render(pageOf(hall).page)
  await expect.element(reloaded.getByLabelText('Your answer')).toHaveValue('sou')
})

test('in a pause the game stands still', async () => {
  const begun = startedHall(true)
  const paused = foldAll([[now, null, { type: 'pause' }]], begun)
  const { page } = pageOf(paused)
  const screen = await render(page)
  const region = screen.container.querySelector('section')
  expect(region?.inert).toBe(true)
})

test('where the hall has more than was played here, as by another page, the page goes on from there', async () => {
  const begun = startedHall(false)
  const own = ownOf(begun)
  if (own.kind !== 'battle') throw new Error('no battle')
  const events = playedBattle(own.setup, own.seed, always)
  const hall = store(sendOwn(begun, 1, events.slice(0, -1), now))
  const told = store({ ...own, known: events.length - 1 })
  const renew = vi.fn(() => told.set({ ...ownOf(hall.now()), known: events.length - 1 } as never))
  const act = async (done: HostAct | MemberAct) => {
    hall.set(foldAll([[now, 1, done]], hall.now()))
    const { length } = hall.now().own[1]?.[0]?.events ?? []
    return done.type === 'play' && done.index < length ? null : 'not-taken'
  }
  function Page() {
    const view = memberView(useStore(hall), 1, now)
    const link = { ...linkTo<MemberView>(null), act, renew }
    return view ? <OwnGame link={link} view={view} own={useStore(told)} /> : null
  }
  const screen = await render(
    <PretendPage>
      <Page />
    </PretendPage>,
  )
  const over = screen.getByRole('heading', { name: 'You win!' })
  await expect.element(over, { timeout: 15_000 }).toBeVisible()
  expect(renew).toHaveBeenCalledTimes(1)
  await expect.poll(() => hall.now().own[1]?.[0]?.events).toHaveLength(events.length)
})
