import type { HallForm, HallSide } from '@duologue/domain/live/hall-settings'
import { hallTexts as texts } from '@duologue/domain/messages/live/in-hall'

/** What a side is called: a team; or the class, against the computer. */
export const sideName = (form: HallForm, side: HallSide): string =>
  form === 'teams' ? texts.teams[side] : side === 1 ? texts.class : texts.computer
