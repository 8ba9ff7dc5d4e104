import { tutorialTexts } from '@duologue/domain/messages/battle/tutorial'
import { ChooseDrawing, RolePlayDrawing, WinDrawing } from './drawings'
import type { Slide } from './slide'

const { rolePlay, rightAnswer, win } = tutorialTexts.slides

/** How a duel goes, in three slides (battle.md#tutorial). */
export const duelSlides: readonly Slide[] = [
  { ...rolePlay, drawing: <RolePlayDrawing /> },
  { ...rightAnswer, drawing: <ChooseDrawing /> },
  { ...win, drawing: <WinDrawing /> },
]
