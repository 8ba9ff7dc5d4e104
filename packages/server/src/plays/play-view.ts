import type { BestPlay } from '@duologue/contract/plays'
import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import type { Play, SavedPlay } from '@duologue/contract/shapes/play'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import type { PublicAuthor } from '../accounts/index'
import { idsIn } from '../thing-columns'
import type { PlayRow } from './play-store'
import type { PlacedRow } from './read-board'

/** A play as its player sees it; with `player`, as the teacher of their class does. */
export function playView(row: PlayRow, player?: Pupil): Play {
  return {
    id: row.id,
    ...idsIn(row),
    assignment: row.assignment,
    title: row.title,
    activity: row.activity,
    mode: row.mode,
    difficulty: row.difficulty,
    language: row.language,
    datePlayed: row.playedAt.toISOString(),
    ...(row.saidAt ? { saidAt: row.saidAt.toISOString() } : {}),
    score: row.score,
    base: row.base,
    healthBonus: row.healthBonus,
    isWinner: row.isWinner,
    verified: row.verified,
    relaxed: row.relaxed,
    duration: row.durationMs,
    ...(player ? { player } : {}),
  }
}

/** A play as it is answered to whoever sent it: what of it counts, and what became of its assignment. */
export const savedPlayView = (
  row: PlayRow,
  uncounted: UncountedReason | null,
  assigned: SavedPlay['assigned'],
  best?: { before: number | null },
): SavedPlay => ({
  ...playView(row),
  ...(uncounted ? { uncounted } : {}),
  ...(assigned ? { assigned } : {}),
  ...(best ? { best: { before: best.before, now: row.score } } : {}),
})

/** A row of a leaderboard; a player who is not named is anonymous. */
export function bestPlayView(
  row: PlacedRow,
  player: PublicAuthor | undefined,
  isOwn: boolean,
): BestPlay {
  return {
    place: row.place,
    player: player ?? null,
    isOwn,
    score: row.score,
    share: row.top > 0 ? Math.floor((100 * row.score) / row.top) : 0,
    isWinner: row.isWinner,
    datePlayed: row.playedAt.toISOString(),
  }
}
