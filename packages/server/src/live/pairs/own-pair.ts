import { Refused } from '../../http/refused'
import type { PairRow } from './pair-table'
import { seatIn } from './pair-view'

/** A duel and the seat of one of its two; to everybody else it is not there. */
export function ownSeat<Row extends Pick<PairRow, 'challenger' | 'partner'>>(
  row: Row | undefined,
  user: string,
): { row: Row; seat: 1 | 2 } {
  const seat = row && seatIn(row, user)
  if (!row || !seat) throw new Refused('not-found')
  return { row, seat }
}
