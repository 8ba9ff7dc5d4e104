import type { BattleEvent } from '../battle'
import { fastestAnswer, fastestSpeech } from '../timing'
import type { Turn } from '../turn/turn'

/** What the learner does in a turn with a hand or with the voice. */
type Deed = Extract<BattleEvent, { type: 'answer' | 'say' | 'usePower' }>

/** How long it takes at least, in milliseconds. */
function shortestOf(deed: Deed): number {
  if (deed.type !== 'say') return fastestAnswer
  const longest = Math.max(0, ...deed.heard.map(({ transcript }) => transcript.length))
  return Math.max(fastestAnswer, longest * fastestSpeech)
}

/**
 * Whether a deed comes sooner than a hand or a tongue can be (battle.md#too-soon), counted from the question, and after
 * a wrong choice that can be made good, from that choice. The battle does not take it: it was meant for something else
 * on the screen, or it is no person's, and so no battle leaves a record behind that nobody would believe.
 */
export function isTooSoon({ moment, lastTry }: Turn, deed: Deed): boolean {
  return deed.at - moment.since - lastTry < shortestOf(deed)
}
