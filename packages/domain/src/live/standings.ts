import type { Hall } from './hall'
import { membersIn } from './hall-members'
import { ownPoints } from './own/own-standing'
import { placeOf } from './places'
import type { BoardRow } from './views/views'

/** How somebody stands in a hall. */
export interface Standing extends BoardRow {
  readonly number: number
}

type Unplaced = Omit<Standing, 'place'>

function pointsIn(hall: Hall): readonly Unplaced[] {
  const inStep = new Map(hall.battle?.members.map(({ member, points }) => [member, points]))
  return membersIn(hall).map(({ number, name, side }) => ({
    number,
    name,
    side,
    points: inStep.get(number) ?? ownPoints(hall, number),
  }))
}

const placed = (one: Unplaced, all: readonly Unplaced[]): Standing => ({
  ...one,
  place: placeOf(
    one.points,
    all.map(({ points }) => points),
  ),
})

/** The points of everybody who is in, the most first (live.md#places). */
export function standings(hall: Hall): readonly Standing[] {
  const all = pointsIn(hall)
  return all.map(one => placed(one, all)).toSorted((one, two) => one.place - two.place)
}

/** How one of those who are in stands; undefined for anybody else. */
export function standingOf(hall: Hall, number: number): Standing | undefined {
  const all = pointsIn(hall)
  const one = all.find(each => each.number === number)
  return one && placed(one, all)
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0
    ? 0
    : Math.round(numbers.reduce((one, other) => one + other, 0) / numbers.length)

/** The board as it is chosen: nobody by name where only sides are shown (live.md#places). */
export function boardOf(hall: Hall): readonly BoardRow[] {
  const rows = standings(hall)
  const { shows, form } = hall.settings
  const named = rows.map(({ number: _, ...row }) => row)
  if (shows === 'all') return named
  if (shows === 'three') return named.filter(({ place }) => place <= 3)
  if (form !== 'teams') return []
  const means = ([1, 2] as const).map(side => ({
    side,
    points: meanOf(rows.filter(row => row.side === side).map(({ points }) => points)),
  }))
  const sums = means.map(({ points }) => points)
  return means.map(({ side, points }) => ({ name: '', side, points, place: placeOf(points, sums) }))
}
