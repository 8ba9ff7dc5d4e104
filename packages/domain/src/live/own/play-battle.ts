import type { Battle, BattleEvent } from '../../battle/battle'
import type { PlayerNumber } from '../../battle/battle-setup'
import type { Random } from '../../battle/random'
import { isByHand } from '../../battle/record/by-hand'
import { step } from '../../battle/step'
import { nextDeadline } from '../../battle/turn/next-deadline'
import { scoreSpeech } from '../../speech/score-speech'
import type { OwnAnswer, OwnResult } from './own-game'

/** An answer in a battle, and whose it was. */
export interface BattleAnswer extends OwnAnswer {
  readonly player: PlayerNumber
}

/**
 * The answer that came between two states of a battle, also by letting the clock run out. Of a turn it is the first one: a
 * wrong choice that can be made good was an answer, and what makes it good is none.
 */
function answerBetween(before: Battle, after: Battle): readonly BattleAnswer[] {
  const { phase } = before
  if (phase.name !== 'roundPlay' || phase.turn.tried.length > 0) return []
  const known = before.happenings.at(-1)?.id ?? 0
  if (after.happenings.at(-1)?.id === known) return []
  const { lineId, moment, player } = phase.turn
  return after.happenings.flatMap((news): readonly BattleAnswer[] => {
    if (news.id <= known) return []
    const isAnswer = news.kind === 'line-spoken' || news.kind === 'retried'
    if (!isAnswer || news.player !== player) return []
    const right = news.kind === 'line-spoken' && news.right
    const ms = news.at - moment.since
    return [{ player, line: lineId, right, ms, choice: news.choice, isGiven: news.choice !== null }]
  })
}

/** A battle after an event, in small steps, for it remembers only its latest happenings; null where it is not taken. */
export function playBattle(
  battle: Battle,
  event: BattleEvent,
  random: Random,
): { readonly battle: Battle; readonly answers: readonly BattleAnswer[] } | null {
  const answers: BattleAnswer[] = []
  let played = battle
  const tell = (next: BattleEvent) => {
    const before = played
    played = step(before, next, random, scoreSpeech)
    const isSaid = next.type === 'say'
    answers.push(
      ...answerBetween(before, played).map(answer =>
        isSaid ? { ...answer, isGiven: true } : answer,
      ),
    )
    return played !== before
  }
  for (let due = nextDeadline(played); due && due.at <= event.at; due = nextDeadline(played))
    tell(due.event)
  if (event.type !== 'time') return tell(event) ? { battle: played, answers } : null
  // Time by itself is told only where it brings the end.
  return battle.phase.name !== 'gameEnd' && played.phase.name === 'gameEnd'
    ? { battle: played, answers }
    : null
}

/** What is kept of a battle: not what it is set up of, and of what happened, which pages tell, the last alone. */
export function progressOf({ setup: _, ...battle }: Battle): Omit<Battle, 'setup'> {
  return { ...battle, happenings: battle.happenings.slice(-1) }
}

/** What a game has come to; nothing where no hand can have answered so from beginning to end (plays.md#by-hand). */
export function believed(result: OwnResult, answers: readonly OwnAnswer[]): OwnResult {
  const given = answers.flatMap(({ right, ms, isGiven }) =>
    isGiven ? { isRight: right, seen: ms, clock: ms } : [],
  )
  return isByHand(given) ? result : { score: 0, isWinner: false }
}
