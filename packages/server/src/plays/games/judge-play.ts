import type { Conversation } from '@duologue/contract/conversations'
import type { BattleEvent } from '@duologue/domain/battle/battle'
import { checkRecord } from '@duologue/domain/battle/record/check-record'
import type { LineResult } from '@duologue/domain/battle/scoring/line-results'
import { setUpBattle } from '@duologue/domain/battle/set-up-battle'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { UncountedReason } from '@duologue/domain/choices/uncounted-reasons'
import { playLimits } from '@duologue/domain/plays/play-limits'
import { Refused } from '../../http/refused'
import type { WordResult } from '../line-result-store'
import type { PlayRow } from '../play-store'
import type { BegunTicket } from '../tickets/ticket-store'

/** What the server itself finds out about a play. */
export type Judged = Pick<
  PlayRow,
  'score' | 'base' | 'healthBonus' | 'isWinner' | 'verified' | 'durationMs'
> & {
  lines: readonly LineResult[]
  /** How each hidden word of a song went. */
  words: readonly WordResult[]
  /** Why it is not verified; null where it is. */
  uncounted: UncountedReason | null
}

/** A play of which the server knows nothing. */
export const unverified: Judged = {
  score: 0,
  base: null,
  healthBonus: null,
  isWinner: false,
  verified: false,
  durationMs: null,
  lines: [],
  words: [],
  uncounted: 'record',
}

/** The longest that a game can have lasted since its ticket, in milliseconds. */
export const longestOf = ({ createdAt }: BegunTicket, now: Date): number =>
  now.getTime() - createdAt.getTime() + playLimits.clockSlack

/**
 * Plays a recorded play again (plays.md#replay). One that contradicts itself, or is longer than the time since its
 * ticket, or is told of a conversation that has changed since, is not verified and has no score. Throws the refusal
 * `game-not-over` when it has no end. A verified one also tells how each line went.
 */
export function judgePlay(
  ticket: BegunTicket & { mode: BattleMode },
  conversation: Conversation & { dialogueVersion: number },
  events: readonly BattleEvent[],
  now: Date,
): Judged {
  if (conversation.dialogueVersion !== ticket.version)
    return { ...unverified, uncounted: 'changed' }
  const { mode, difficulty, relaxed, extraTime, powers, deal, seed } = ticket
  const settings = { mode, difficulty, relaxed, extraTime, powers, deal }
  const setup = setUpBattle(conversation, settings)
  const verdict = checkRecord(setup, seed, events, longestOf(ticket, now))
  if (verdict.kind === 'unfinished') throw new Refused('game-not-over')
  if (verdict.kind === 'contradiction' || verdict.kind === 'machine') return unverified
  const { score, isWinner, duration, lines } = verdict
  return {
    score: score.total,
    base: score.base,
    healthBonus: score.healthBonus,
    isWinner,
    verified: true,
    durationMs: duration,
    lines,
    words: [],
    uncounted: null,
  }
}
