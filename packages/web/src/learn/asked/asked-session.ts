import { planSession } from '@duologue/domain/learn/plan-session'
import { type LearnSession, newSession } from '@duologue/domain/learn/session'

/** A line as far as a session is planned by it. */
interface Line {
  readonly id: string
  readonly character: 1 | 2
}

/** What an address asks to practise at once. */
interface Asked {
  /** Ids of lines, and no others. */
  readonly asked?: readonly string[] | undefined
  /** All lines are to be said. */
  readonly isSayAsked?: boolean
}

/** A session of these lines alone, as the learner says them. */
export const sessionOf = (lines: readonly string[]): LearnSession =>
  newSession(lines.map(line => ({ line, step: 'turn', round: 1 })))

/** Your turn of all lines, one voice after the other. */
const sayingAll = (dialogue: readonly Line[]): LearnSession => {
  const lines = dialogue.map(({ id, character }) => ({ id, character, state: 'new' as const }))
  return newSession(planSession(lines, { part: 'both', length: 'all', steps: ['turn'] }))
}

/**
 * The session with which Learn Mode begins at once (learn.md#starting): the lines that are asked for, saying all of them, or
 * what was left in this tab; what was left of saying all goes on. Null where its learner chooses first.
 */
export function askedSession(
  dialogue: readonly Line[],
  { asked = [], isSayAsked = false }: Asked,
  kept: LearnSession | null,
): { first: LearnSession; place: 'learn' | 'review' } | null {
  const lines = asked.filter(id => dialogue.some(line => line.id === id))
  if (lines.length > 0) return { first: sessionOf(lines), place: 'review' }
  const isKept = kept !== null && (!isSayAsked || kept.tasks.every(({ step }) => step === 'turn'))
  const first = isKept ? kept : isSayAsked ? sayingAll(dialogue) : null
  return first && { first, place: 'learn' }
}
