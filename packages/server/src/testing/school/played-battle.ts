import type { Conversation } from '@duologue/contract/conversations'
import { type BattleEvent, newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import type { BattleResult } from '@duologue/domain/battle/scoring/result'
import { type BattleSettings, setUpBattle } from '@duologue/domain/battle/set-up-battle'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import { scoreSpeech } from '@duologue/domain/speech/score-speech'

/** A battle that was played to its end: its record, and what came out. */
export interface PlayedBattle {
  events: BattleEvent[]
  result: BattleResult
  /** How long it took, in milliseconds. */
  duration: number
}

/** Plays a battle as a learner does who is always right, or always wrong, after about `thinking` milliseconds. */
export function playBattle(
  conversation: Conversation,
  settings: BattleSettings,
  seed: number,
  { thinking = 1000, unsteadiness = 29, isRight = true } = {},
): PlayedBattle {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  /** How long this thought takes: no hand keeps the same time. */
  const thought = () => thinking + (((events.length - 1) * unsteadiness) % 97)
  let battle = newBattle(setUpBattle(conversation, settings))
  const tell = (event: BattleEvent) => {
    battle = step(battle, event, random, scoreSpeech)
    if (event.type !== 'time') events.push(event)
  }
  tell({ type: 'start', at: 0 })
  for (;;) {
    const { phase } = battle
    if (phase.name === 'gameEnd') {
      events.push({ type: 'time', at: phase.since })
      return { events, result: phase.result, duration: phase.since }
    }
    const turn = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn : null
    if (turn?.moment.state === 'answer' && settings.mode === 'speaking') {
      const line = battle.setup.lines[turn.lineIndex]?.text ?? ''
      const heard = [{ transcript: isRight ? line : 'xyz', confidence: 0.8 }]
      tell({ type: 'say', at: turn.moment.since + thought(), heard })
    } else if (turn?.moment.state === 'answer') {
      const wrong = turn.choices.find(choice => choice !== turn.lineId)
      const choice = isRight ? turn.lineId : (wrong ?? turn.lineId)
      tell({ type: 'answer', at: turn.moment.since + thought(), choice })
    } else {
      const due = nextDeadline(battle)
      tell(due ? due.event : { type: 'heard', at: battle.now + 500 })
    }
  }
}
