import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentDifficulties,
  assignmentModesOf,
  requirements,
} from '@duologue/domain/choices/assignment-choices'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { playLimits } from '@duologue/domain/plays/play-limits'

const oneOf = <T extends string>(values: readonly T[], usual: T, wanted: unknown): T =>
  values.find(value => value === wanted) ?? usual

/** What was typed into a field of a form. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** What is wrong with a score as it was typed; undefined when nothing is. */
function scoreFault(typed: string): string | undefined {
  if (typed === '') return texts.isRequired
  const score = Number(typed)
  return Number.isInteger(score) && score >= 1 && score <= playLimits.score
    ? undefined
    : texts.scoreFault
}

/** Mode, difficulty and requirement out of a form, and what is wrong with the score that it asks for. */
export function readWishes(form: FormData, activity: AssignmentActivity) {
  const modes: readonly AssignmentMode[] = assignmentModesOf[activity]
  const requirement = oneOf(requirements, 'play', form.get('requirement'))
  const typed = typedIn(form, 'score')
  const needsScore = requirement === 'score'
  return {
    fault: needsScore ? scoreFault(typed) : undefined,
    wishes: {
      mode: oneOf(modes, 'any', form.get('mode')),
      difficulty: oneOf(assignmentDifficulties, 'any', form.get('difficulty')),
      requirement,
      ...(needsScore ? { completion_score: Number(typed) } : {}),
    },
  }
}
