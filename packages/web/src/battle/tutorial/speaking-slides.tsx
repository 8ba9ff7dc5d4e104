import { tutorialTexts } from '@duologue/domain/messages/battle/tutorial'
import { RolePlayDrawing, WinDrawing } from './drawings'
import type { Slide } from './slide'
import { SayDrawing, WordsDrawing } from './speaking-drawings'

const { rolePlay, win } = tutorialTexts.slides
const { say, words } = tutorialTexts.speakingSlides

/** How a duel goes in which lines are said (battle.md#tutorial: the short speaking tutorial). */
export const speakingSlides: readonly Slide[] = [
  { ...rolePlay, drawing: <RolePlayDrawing /> },
  { ...say, drawing: <SayDrawing /> },
  { ...words, drawing: <WordsDrawing /> },
  { ...win, drawing: <WinDrawing /> },
]
