import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import type { Happening } from '../happenings'
import { couldEnd, isNearEnd } from './could-end'

/** What is said once in a duel: that the next hit could end it, and that the learner holds out (battle.md#tension). */
export type DuelWord = 'tension' | 'comeback'

/** What a duel was like until now, as it is shown; nothing of it is scored, stored or sent (battle.md#streak). */
export interface DuelFacts {
  /** The number of the last happening that is in it. */
  readonly seen: number
  /** How many own answers in a row were right at once. */
  readonly streak: number
  /** Whether a wrong choice of the line that is being asked was made good. */
  readonly retried: boolean
  /** The ids of the lines whose last own answer was a mistake. */
  readonly missed: readonly string[]
  /** What is said now, and of whom; null when nothing is. */
  readonly word: { readonly kind: DuelWord; readonly player: PlayerNumber } | null
  /** What was said already. */
  readonly said: readonly DuelWord[]
}

/** A duel of which nothing is known yet. */
export const noFacts: DuelFacts = {
  seen: 0,
  streak: 0,
  retried: false,
  missed: [],
  word: null,
  said: [],
}

function say(facts: DuelFacts, kind: DuelWord, player: PlayerNumber): DuelFacts {
  return { ...facts, word: { kind, player }, said: [...facts.said, kind] }
}

/** The facts after a line that was spoken; what was said until then is over. */
function afterLine(
  facts: DuelFacts,
  { player, lineId, right }: Happening & { kind: 'line-spoken' },
  { players: { 1: own, 2: computer } }: Battle,
): DuelFacts {
  const quiet = { ...facts, word: null }
  if (player === 2) return quiet
  const isClean = right && !facts.retried
  const others = facts.missed.filter(id => id !== lineId)
  const told = {
    ...quiet,
    streak: isClean ? facts.streak + 1 : 0,
    retried: false,
    missed: isClean ? others : [...others, lineId],
  }
  const holdsOut = right && isNearEnd(own) && own.currentHealth < computer.currentHealth
  return holdsOut && !facts.said.includes('comeback') ? say(told, 'comeback', 1) : told
}

function afterBlow(facts: DuelFacts, battle: Battle): DuelFacts {
  if (facts.said.includes('tension') || battle.phase.name === 'gameEnd') return facts
  const near = ([1, 2] as const).find(player => couldEnd(battle, player))
  return near === undefined ? facts : say(facts, 'tension', near)
}

function after(facts: DuelFacts, news: Happening, battle: Battle): DuelFacts {
  switch (news.kind) {
    case 'line-spoken':
      return afterLine(facts, news, battle)
    case 'retried':
      return news.player === 1 ? { ...facts, streak: 0, retried: true } : facts
    case 'hit':
    case 'self-hit':
      return afterBlow(facts, battle)
    default:
      return facts
  }
}

/**
 * The facts of a duel as it now stands, from those of before; the very same ones when nothing has happened since. A
 * battle remembers only its latest happenings: give it every step, and whoever comes later counts from what is left.
 */
export function factsOf(battle: Battle, before: DuelFacts = noFacts): DuelFacts {
  const fresh = battle.happenings.filter(({ id }) => id > before.seen)
  const seen = fresh.at(-1)?.id
  if (seen === undefined) return before
  return { ...fresh.reduce((facts, news) => after(facts, news, battle), before), seen }
}
