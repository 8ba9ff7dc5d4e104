import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { type BestRow, type Board, boardQuery, factsQuery, nearbyRows } from './best-play-store'

/** A player's best play with its place, and the best score of its leaderboard. */
export interface PlacedRow extends BestRow {
  place: number
  top: number
}

/** How many above and below a reader are shown with them (plays.md#leaderboard). */
const around = 2

/**
 * Gives rows that follow each other their places; equal scores share one (plays.md#leaderboard).
 *
 * @param above how many are better than the first of them.
 * @param offset how many stand before the first of them.
 */
function placed(rows: readonly BestRow[], above: number, offset: number, top: number): PlacedRow[] {
  let place = above + 1
  return rows.map((row, index) => {
    if (index > 0 && row.score !== rows[index - 1]?.score) place = offset + index + 1
    return { ...row, place, top }
  })
}

/** A part of a leaderboard, the reader with those around them, and how many are on it in all. */
export async function readBoard(
  database: Database,
  board: Board,
  part: { limit: number; offset: number },
  self: string | null,
): Promise<{ rows: PlacedRow[]; nearby: PlacedRow[]; total: number }> {
  const [rows, near] = await Promise.all([
    part.limit === 0 ? [] : retryRead(() => boardQuery(database, board, part)),
    self === null ? { rows: [], offset: 0 } : nearbyRows(database, board, self, around),
  ])
  const firsts: [number, number] = [rows[0]?.score ?? 0, near.rows[0]?.score ?? 0]
  const [facts] = await retryRead(() => factsQuery(database, board, firsts))
  const top = facts?.top ?? 0
  return {
    rows: placed(rows, Number(facts?.aboveOne), part.offset, top),
    nearby: placed(near.rows, Number(facts?.aboveOther), near.offset, top),
    total: facts?.total ?? 0,
  }
}
