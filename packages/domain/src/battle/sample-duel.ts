import { scoreSpeech } from '../speech/score-speech'
import { type Battle, type BattleEvent, newBattle } from './battle'
import type { BattleSetup } from './battle-setup'
import { randomFromSeed } from './random'
import { sampleSetup } from './sample-battle'
import { step } from './step'
import { nextDeadline } from './turn/next-deadline'

/** A duel of two persons that exists only to be tested with. */
export const duelSetup = (changes: Partial<BattleSetup> = {}): BattleSetup =>
  sampleSetup({ rival: { powers: [], relaxed: false }, rounds: 2, swaps: true, ...changes })

/** Whether, and after how many milliseconds, the question of a turn is answered rightly; null lets the clock run out. */
export type Answering = (turn: number) => { readonly right: boolean; readonly ms: number } | null

function answerOf({ phase, setup }: Battle, given: ReturnType<Answering>): BattleEvent | null {
  if (phase.name !== 'roundPlay' || given === null) return null
  const { moment, player: by, choices, lineId, lineIndex } = phase.turn
  const at = moment.since + given.ms
  if (moment.state !== 'answer') return null
  if (setup.mode === 'speaking') {
    const words = (setup.lines[lineIndex]?.text ?? '').split(' ')
    const transcript = (given.right ? words : words.slice(0, 1)).join(' ')
    return { type: 'say', at, heard: [{ transcript, confidence: 1 }], by }
  }
  const choice = given.right ? lineId : (choices.find(id => id !== lineId) ?? '')
  return { type: 'answer', at, choice, by }
}

function hearing({ phase, now }: Battle): BattleEvent | null {
  const isHeard = phase.name === 'roundPlay' && phase.turn.moment.endsAt === null
  return isHeard && phase.turn.moment.state === 'start'
    ? { type: 'heard', at: now + 2000, by: phase.turn.player }
    : null
}

/** Plays a duel of two persons to its end, and tells everything that was done in it. */
export function playDuel(setup: BattleSetup, seed: number, answering: Answering) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  const seen: Battle[] = []
  let battle = newBattle(setup)
  const tell = (event: BattleEvent) => {
    const next = step(battle, event, random, scoreSpeech)
    if (next === battle) return false
    if (event.type !== 'time') events.push(event)
    battle = next
    seen.push(battle)
    return true
  }
  tell({ type: 'start', at: 0 })
  for (let turns = 0; battle.phase.name !== 'gameEnd'; ) {
    const given = answerOf(battle, answering(turns))
    if (given && tell(given)) {
      turns += 1
      continue
    }
    const event = hearing(battle) ?? nextDeadline(battle)?.event
    if (!event) throw new Error('it waits')
    tell(event)
  }
  return { battle, seen, events: [...events, { type: 'time' as const, at: battle.now }] }
}
