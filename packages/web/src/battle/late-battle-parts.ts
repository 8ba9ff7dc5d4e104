import type { beginPlay } from '../plays/begin-play'
import type { TicketAnswer } from '../plays/create-ticket'
import { tutorialShown } from '../saved-here/battle-choices'
import { sender } from '../sending/send-late'
import { loadStage } from './late-stage'

/** The arena with the rules and Game Over, which nobody needs before a battle begins, and nobody may lack after. */
export const loadBattlePlay = async () => (await import('./battle-play')).BattlePlay

/** The tutorial, which is seldom seen. */
export const loadTutorial = async () => (await import('./tutorial/tutorial')).Tutorial

/** How the lines of a battle went, for its end; it must be there before, for the connection may go meanwhile. */
export const loadLineResults = async () =>
  (await import('@duologue/domain/battle/scoring/line-results')).lineResults

/** Asks for the ticket of a battle; who cannot fetch what asks gets none. */
export const beginLate = (...asked: Parameters<typeof beginPlay>): Promise<TicketAnswer> =>
  import('../plays/begin-play').then(
    part => part.beginPlay(...asked),
    () => ({ kind: 'none', message: null }),
  )

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
  inSilence(() => import('../plays/begin-play')),
  sender,
  inSilence(() => (tutorialShown.get() ? loadTutorial() : Promise.resolve())),
]
