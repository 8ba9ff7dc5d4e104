import type { stagePart } from './stage/stage-part'

/** The stage, where it has come: a duel is as good without it, and never waits for it (battle.md#stage). */
let stage: typeof stagePart | null = null

/** Fetches the stage, for the duels that begin after it has come. */
export const loadStage = async (): Promise<void> => {
  stage = (await import('./stage/stage-part')).stagePart
}

/** The stage of a duel that begins now; null where it is not there in time. */
export const stageInTime = (): typeof stagePart | null => stage
