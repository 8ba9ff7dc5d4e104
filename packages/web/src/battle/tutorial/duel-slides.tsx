import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import { tutorialTexts } from '@duologue/domain/messages/tutorial'
import { ChooseDrawing, RolePlayDrawing, WinDrawing } from './drawings'
import type { Slide } from './slide'
import { HeardDrawing, SayDrawing } from './speaking-drawings'

const { rolePlay, rightAnswer, win } = tutorialTexts.slides
const { say, heard } = tutorialTexts.speakingSlides

/** How a duel goes, in three slides (S2 section 2). */
const duelSlides: readonly Slide[] = [
  { ...rolePlay, drawing: <RolePlayDrawing /> },
  { ...rightAnswer, drawing: <ChooseDrawing /> },
  { ...win, drawing: <WinDrawing /> },
]

/** The short tutorial of speaking (S2 section 2). */
const speakingSlides: readonly Slide[] = [
  { ...say, drawing: <SayDrawing /> },
  { ...heard, drawing: <HeardDrawing /> },
]

/** The slides that are shown before a battle of this mode. */
export function slidesFor(mode: BattleMode): readonly Slide[] {
  return mode === 'speaking' ? [...duelSlides, ...speakingSlides] : duelSlides
}
