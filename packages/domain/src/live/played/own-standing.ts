import type { Hall, HallOutcome } from '../hall'
import { membersIn } from '../hall-members'
import { gamesOf } from '../own/play-own'
import { pairOutcome } from '../pairs/pair-outcome'
import { type PlayedGame, playedGames } from './played-games'

/** The points of a member at their own pace: those of the best game (live.md#own-pace). */
export const ownPoints = (hall: Hall, number: number): number =>
  Math.max(0, ...playedGames(hall, number).map(({ points }) => points))

/** The best game of a member that is over; of equals the first, undefined without one. */
const bestGame = (hall: Hall, number: number): PlayedGame | undefined =>
  playedGames(hall, number)
    .filter(({ result }) => result !== null)
    .toSorted((one, two) => (two.result?.score ?? 0) - (one.result?.score ?? 0))[0]

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => one + other, 0) / numbers.length

/** How a hall at the own pace has come out as it stands (live.md#end). */
export function ownOutcome(hall: Hall): HallOutcome {
  const playing = membersIn(hall).filter(({ number }) => gamesOf(hall, number).length > 0)
  const { form } = hall.settings
  if (form === 'pair') return pairOutcome(hall)
  if (form === 'class') {
    const best = playing.flatMap(({ number }) => bestGame(hall, number)?.result ?? [])
    if (best.length === 0) return 'none'
    return 2 * best.filter(({ isWinner }) => isWinner).length >= best.length ? 'class' : 'computer'
  }
  if (form !== 'teams' || playing.length === 0) return 'none'
  const [one = 0, two = 0] = ([1, 2] as const).map(side => {
    const points = playing.filter(member => member.side === side)
    return points.length === 0 ? 0 : mean(points.map(({ number }) => ownPoints(hall, number)))
  })
  if (one === two) return 'draw'
  return one > two ? 'side1' : 'side2'
}
