import { newBattle } from '@duologue/domain/battle/battle'
import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { fastestAnswer, roundStartTime } from '@duologue/domain/battle/timing'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import type { Script } from './cast'
import { pretendClock } from './pretend-clock'
import { type RunningBattle, runBattle } from './run-battle'

/** What the sample battle is about; it exists only to be tested with. */
export const sampleScript: Script = {
  id: 'sample',
  shortid: 'sample12',
  title: 'La llave',
  translationLanguage: 'en',
  scene: 'hotel~key',
}

/** A game on a pretend clock that has come to its first turn, which belongs to `player`, and `waited` milliseconds on. */
export function sampleGame(
  player: PlayerNumber,
  powers: readonly PowerName[] = [],
  waited = fastestAnswer,
): {
  game: RunningBattle
  clock: ReturnType<typeof pretendClock>
} {
  for (let seed = 0; ; seed += 1) {
    const clock = pretendClock()
    const game = runBattle({ seed, battle: newBattle(sampleSetup({ powers })), elapsed: 0 }, clock)
    game.run()
    game.start()
    clock.pass(roundStartTime + waited)
    const { phase } = game.now()
    if (phase.name === 'roundPlay' && phase.turn.player === player) return { game, clock }
  }
}
