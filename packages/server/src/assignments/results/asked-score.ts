import type { Requirement } from '@duologue/domain/choices/assignment-choices'
import { assignmentTexts } from '@duologue/domain/messages/assignments/assignments'
import { Refused } from '../../http/refused'

/** The two names under which a score is sent (assignments.md#settings). */
interface SentScore {
  requiredScore?: number | null | undefined
  completion_score?: number | null | undefined
}

/** The score that an assignment asks for: one where the requirement is a score, else none (assignments.md#settings). */
export function askedScore(
  requirement: Requirement,
  sent: SentScore,
  before: number | null = null,
): number | null {
  if (requirement !== 'score') return null
  const score = sent.completion_score ?? sent.requiredScore ?? before
  if (score === null)
    throw new Refused('invalid-input', { completion_score: assignmentTexts.scoreRequired })
  return score
}
