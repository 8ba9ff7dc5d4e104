import type { BattleEvent } from '@duologue/domain/battle/battle'
import { replay } from '@duologue/domain/battle/record/replay'
import type { OwnView } from '@duologue/domain/live/views/views'
import { scoreSpeech } from '@duologue/domain/speech/score-speech'
import type { BattleClock } from '../../battle/battle-clock'
import { type RunningBattle, runBattle } from '../../battle/run-battle'
import { type RunningRound, runRound } from '../../pronunciation/game/run-round'

type OwnBattle = Extract<OwnView, { kind: 'battle' }>
type OwnRound = Extract<OwnView, { kind: 'round' }>

/** The own battle as far as the hall knows it, going on (live.md#own-pace). */
export function runOwnBattle(own: OwnBattle, clock: BattleClock): RunningBattle {
  const events = own.events.filter((event): event is BattleEvent => 'type' in event)
  const battle = replay(own.setup, own.seed, events)
  return runBattle({ seed: own.seed, battle, elapsed: battle.now, events }, clock, scoreSpeech)
}

/**
 * The own round as far as the hall knows it, going on: what was done is done again at its own times, by a clock that shows
 * them, and that goes on from the last of them.
 */
export function runOwnRound(own: OwnRound, clock: BattleClock): RunningRound {
  let shown: number | null = 0
  let begunAt = 0
  let timeUp = () => {}
  const game = runRound(own.setup, own.seed, {
    ...clock,
    now: () => shown ?? clock.now() - begunAt,
    wait: (ms, then) => {
      if (shown === null) return clock.wait(ms, then)
      timeUp = then
      return () => {
        timeUp = () => {}
      }
    },
  })
  const stop = game.run()
  for (const event of own.events) {
    if ('type' in event) continue
    shown = event.at
    if (event.kind === 'begin') game.begin()
    else if (event.kind === 'next') game.next()
    else if (event.kind === 'answer') game.answer(event.answer)
    else timeUp()
  }
  stop()
  begunAt = clock.now() - shown
  shown = null
  return game
}

/** All that the hall is told of a battle: what was done, and the time that ended it. */
export function eventsOfBattle(game: RunningBattle): readonly BattleEvent[] {
  const { events = [], battle } = game.record()
  return battle.phase.name === 'gameEnd' ? [...events, { type: 'time', at: battle.now }] : events
}
