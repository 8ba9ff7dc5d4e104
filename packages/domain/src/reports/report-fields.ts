import { reportLimits } from '../choices/report-choices'
import { fieldTexts as texts } from '../messages/fields'
import { reportTexts } from '../messages/reports/reports'

/**
 * What is wrong with a report's comment, in the words shown under it (reports.md#reasons); `other` alone says nothing.
 */
export function reportCommentFault(value: string, reason: string): string | undefined {
  const comment = value.trim()
  if (comment === '' && reason === 'other') return reportTexts.commentNeeded
  return comment.length > reportLimits.comment ? texts.atMost(reportLimits.comment) : undefined
}
