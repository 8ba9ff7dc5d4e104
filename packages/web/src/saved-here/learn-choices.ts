import {
  type LearnStep,
  learnLengths,
  learnParts,
  learnSteps,
} from '@duologue/domain/choices/learn-choices'
import { savedHere, type Telling } from './saved-here'
import { oneOf, texts, yesOrNo } from './tellings'

/** Whose lines were learned last (learn.md#starting). */
export const learnPart = savedHere('learn-part', 'both', oneOf(learnParts))

/** How long the last session was to be. */
export const learnLength = savedHere('learn-length', '10', oneOf(learnLengths))

const stepList: Telling<readonly LearnStep[]> = {
  read: text => texts.read(text)?.flatMap(told => learnSteps.find(name => name === told) ?? []),
  write: texts.write,
}

/** The steps that are taken; all of them by default. */
export const chosenSteps = savedHere('learn-steps', learnSteps, stepList)

/** Whether answers are spoken. */
export const speaksAnswers = savedHere('learn-speech', true, yesOrNo)

/** Until when nothing is to be spoken, in milliseconds since 1970; 0 for never. */
export const quietUntil = savedHere('learn-quiet', 0, {
  read: text => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  write: String,
})
