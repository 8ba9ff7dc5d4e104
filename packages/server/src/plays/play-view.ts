import type { BestPlay, Play } from '@duologue/contract/plays'
import type { PublicAuthor } from '../accounts/index'
import type { PlayRow } from './play-store'
import type { PlacedRow } from './read-board'

/** A play as its player sees it. */
export function playView(row: PlayRow): Play {
  return {
    id: row.id,
    conversation: row.conversation,
    title: row.title,
    activity: 'conversationGame',
    mode: row.mode,
    difficulty: row.difficulty,
    language: row.language,
    datePlayed: row.playedAt.toISOString(),
    score: row.score,
    base: row.base,
    healthBonus: row.healthBonus,
    isWinner: row.isWinner,
    verified: row.verified,
    relaxed: row.relaxed,
    duration: row.durationMs,
  }
}

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
