import type { BattleEvent } from '../../battle/battle'
import { type Answering, playDuel } from '../../battle/sample-duel'
import { type Hall, newHall } from '../hall'
import type { HallSettings } from '../hall-settings'
import { foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { pairView } from './pair-view'

/** When the halls below begin. */
export const pairsBegin = 1000

const joins = (members: number): readonly Told[] =>
  Array.from({ length: members }, (_, place): Told => [place, null, sampleJoin(place + 1)])

/** A hall that exists only to be tested with, whose members were just dealt into pairs. */
export const startedPairs = (settings: Partial<HallSettings> = {}, members = 2): Hall =>
  foldAll(
    [...joins(members), [pairsBegin, null, { type: 'start' }]],
    newHall(
      sampleOpening({ form: 'pairs', pace: 'own', difficulty: 'easy', rounds: 1, ...settings }),
    ),
  )

/** The hall of one pair that exists only to be tested with, in which nobody is ready yet. */
export const lobbyOfPair = (settings: Partial<HallSettings> = {}): Hall =>
  foldAll(
    joins(2),
    newHall(
      sampleOpening({ form: 'pair', pace: 'own', difficulty: 'easy', rounds: 1, ...settings }),
    ),
  )

/** The duel of a member with a partner. */
export function duelOf(hall: Hall, number: number, at: number) {
  const duel = pairView(hall, number, at)
  if (!duel) throw new Error('no partner')
  return duel
}

/** What both pages tell of a duel that was played, begun at a time of the hall. */
export const eventsAsTold = (
  events: readonly BattleEvent[],
  seats: Readonly<Record<1 | 2, number>>,
  begun: number,
): readonly Told[] =>
  events.flatMap((whole, index): readonly Told[] => {
    const { by = 1, ...event } = { by: undefined, ...whole }
    if (event.type === 'start') return []
    return [[begun + event.at, seats[by], { type: 'play', game: 0, index, event }]]
  })

/** Half a minute in which nothing is answered, or an answer after more than a second, no two after the same time. */
export const always: Answering = turn => ({ right: true, ms: 1500 + ((turn * 337) % 900) })

/** What the pages of the first two members tell of their whole duel. */
export function duelAsTold(hall: Hall, answering: Answering, begun = pairsBegin): readonly Told[] {
  const { setup, seed, seat } = duelOf(hall, 1, begun)
  const { events } = playDuel(setup, seed, answering)
  return eventsAsTold(events, seat === 1 ? { 1: 1, 2: 2 } : { 1: 2, 2: 1 }, begun)
}
