import type { Hall } from './hall'
import { membersIn } from './hall-members'
import type { HallSide } from './hall-settings'
import { gamesOf } from './own/play-own'
import { placeOf } from './places'
import { ownPoints } from './played/own-standing'
import type { BoardRow } from './views/views'

/** How somebody stands in a hall. */
export interface Standing extends BoardRow {
  readonly number: number
}

/** The points of all who are in a hall; it never changes, and all of them ask. */
const known = new WeakMap<Hall, ReadonlyMap<number, number>>()

function pointsByMember(hall: Hall): ReadonlyMap<number, number> {
  const before = known.get(hall)
  if (before) return before
  const seats = new Map(hall.battle?.members.map(({ member, points }) => [member, points]))
  const points = new Map(
    membersIn(hall).map(({ number }) => [number, seats.get(number) ?? ownPoints(hall, number)]),
  )
  known.set(hall, points)
  return points
}

/** The points of a member who is in until now, in step or at their own pace. */
export const pointsOf = (hall: Hall, number: number): number =>
  pointsByMember(hall).get(number) ?? 0

const pointsIn = (hall: Hall): readonly number[] => [...pointsByMember(hall).values()]

/** The points of everybody who is in, the most first (live.md#places). */
export function standings(hall: Hall): readonly Standing[] {
  const all = pointsIn(hall)
  return membersIn(hall)
    .map(({ number, name, side }, index) => {
      const points = all[index] ?? 0
      return { number, name, side, points, place: placeOf(points, all) }
    })
    .toSorted((one, two) => one.place - two.place)
}

/** The place of somebody who is in the game. */
export const placeOfMember = (hall: Hall, number: number): number =>
  placeOf(pointsOf(hall, number), pointsIn(hall))

const nobody: ReadonlyMap<number, number> = new Map()

/** The places of all who are in, where they see their own and play at their own pace (live.md#places). */
export function placesAtOwnPace(hall: Hall): ReadonlyMap<number, number> {
  const { pace, ownPlace } = hall.settings
  if (pace === 'step' || !ownPlace || hall.state !== 'playing') return nobody
  const points = pointsByMember(hall)
  const all = [...points.values()]
  return new Map([...points].map(([number, own]) => [number, placeOf(own, all)]))
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0
    ? 0
    : Math.round(numbers.reduce((one, other) => one + other, 0) / numbers.length)

/** A side and how far it is, by what decides who wins: its health in step, else the mean of those who play. */
function sideRow(hall: Hall, side: HallSide) {
  const ofSide = membersIn(hall).filter(member => member.side === side)
  const playing = hall.battle
    ? ofSide
    : ofSide.filter(({ number }) => gamesOf(hall, number).length > 0)
  const points = meanOf(playing.map(({ number }) => pointsOf(hall, number)))
  const health = hall.battle?.battle.players[side].currentHealth
  return { name: '', side, points, ...(health === undefined ? {} : { health }) }
}

const valueOf = ({ health, points }: Pick<BoardRow, 'health' | 'points'>) => health ?? points

/** Both sides, the better one first. */
function sidesBoard(hall: Hall): readonly BoardRow[] {
  const rows = ([1, 2] as const).map(side => sideRow(hall, side))
  const values = rows.map(valueOf)
  return rows
    .map(row => ({ ...row, place: placeOf(valueOf(row), values) }))
    .toSorted((one, two) => one.place - two.place)
}

/** The board as it is chosen: nobody by name where only sides are shown (live.md#places). */
export function boardOf(hall: Hall): readonly BoardRow[] {
  const { shows, form } = hall.settings
  if (shows === 'sides' && form !== 'teams') return []
  if (shows === 'sides') return sidesBoard(hall)
  const named = standings(hall).map(({ number: _, ...row }) => row)
  return shows === 'all' ? named : named.filter(({ place }) => place <= 3)
}
