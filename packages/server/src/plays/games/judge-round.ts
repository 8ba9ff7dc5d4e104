import type { PronunciationMode } from '@duologue/domain/choices/pronunciation-choices'
import { checkRound } from '@duologue/domain/pronunciation/game/check-round'
import type { RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { setUpRound } from '@duologue/domain/pronunciation/game/round-setup'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { Refused } from '../../http/refused'
import type { BegunTicket } from '../tickets/ticket-store'
import { type Judged, longestOf, unverified } from './judge-play'

/** The list as it is when the round is told. */
interface PlayedList {
  language: string
  items: readonly PronunciationItem[]
  itemsVersion: number
}

/**
 * Plays a recorded round again, as `judgePlay` does battles (plays.md#rounds): one that contradicts itself, or is told
 * of items that have changed since, is not verified and has no score. A verified one also tells how each item went the
 * first time.
 */
export function judgeRound(
  ticket: BegunTicket & { mode: PronunciationMode },
  list: PlayedList,
  events: readonly RoundEvent[],
  now: Date,
): Judged {
  if (list.itemsVersion !== ticket.version) return { ...unverified, uncounted: 'changed' }
  const { mode, difficulty, relaxed, extraTime, isWhole } = ticket
  const setup = setUpRound(list, { mode, difficulty, relaxed, extraTime, isWhole })
  const verdict = checkRound(setup, ticket.seed, events, longestOf(ticket, now))
  if (verdict.kind === 'unfinished') throw new Refused('game-not-over')
  if (verdict.kind === 'contradiction' || verdict.kind === 'machine') return unverified
  const { score, isWinner, duration, answers } = verdict
  const first = new Map(answers.toReversed().map(answer => [answer.item, answer]))
  return {
    ...unverified,
    score,
    isWinner,
    verified: true,
    uncounted: null,
    durationMs: duration,
    lines: [...first.values()].map(({ item, isRight, ms }) => ({ line: item, right: isRight, ms })),
  }
}
