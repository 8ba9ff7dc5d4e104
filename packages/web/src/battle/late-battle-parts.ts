import { tutorialShown } from '../saved-here/battle-choices'
import type { stagePart } from './stage/stage-part'

/** The arena with the rules and Game Over, which nobody needs before a battle begins, and nobody may lack after. */
export const loadBattlePlay = async () => (await import('./battle-play')).BattlePlay

/** The stage, where it has come: a duel is as good without it, and never waits for it (battle.md#stage). */
let stage: typeof stagePart | null = null

const loadStage = async () => {
  stage = (await import('./stage/stage-part')).stagePart
}

/** The stage of a duel that begins now; null where it is not there in time. */
export const stageInTime = (): typeof stagePart | null => stage

/** The tutorial, which is seldom seen. */
export const loadTutorial = async () => (await import('./tutorial/tutorial')).Tutorial

/** How the lines of a battle went, for its end; it must be there before, for the connection may go meanwhile. */
export const loadLineResults = async () =>
  (await import('@duologue/domain/battle/scoring/line-results')).lineResults

const inSilence = (load: () => Promise<unknown>) => ({
  fetchAhead: () =>
    load().then(
      () => undefined,
      () => undefined,
    ),
})

/** What the battle will need is fetched while the settings are read; what fails now is asked for again at the start. */
export const battleParts = [
  inSilence(loadBattlePlay),
  inSilence(loadLineResults),
  inSilence(loadStage),
  inSilence(() => (tutorialShown.get() ? loadTutorial() : Promise.resolve())),
]
