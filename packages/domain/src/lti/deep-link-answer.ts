import { claimNames } from './claim-names'
import { ltiLimits } from './lti-limits'

/** One thing that a teacher placed, as its course is told of it. */
export interface PlacedItem {
  link: string
  title: string
  /** Whether scores come back: the course makes a column, of 100. */
  isScored: boolean
  /** Until when it is due, as an ISO instant. */
  dateDue: string | null
}

/**
 * The answer to a course that wants something to be placed (lti.md#placing), as claims: for the issuer, of the client,
 * good for five minutes, with the data that came with the question.
 */
export function deepLinkAnswer(
  asked: {
    issuer: string
    clientId: string
    deployment: string
    data: string | null
    takesScores: boolean
  },
  made: { publicUrl: string; nonce: string; now: number },
  items: readonly PlacedItem[],
): Record<string, unknown> {
  const seconds = Math.floor(made.now / 1000)
  return {
    iss: asked.clientId,
    aud: asked.issuer,
    iat: seconds,
    exp: seconds + ltiLimits.answer / 1000,
    nonce: made.nonce,
    [claimNames.deployment]: asked.deployment,
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    ...(asked.data === null ? {} : { [claimNames.data]: asked.data }),
    [claimNames.contentItems]: items.map(({ link, title, isScored, dateDue }) => ({
      type: 'ltiResourceLink',
      title,
      url: `${made.publicUrl}/lti/launch`,
      custom: { duologue: link },
      ...(isScored && asked.takesScores
        ? { lineItem: { scoreMaximum: 100, label: title, resourceId: link } }
        : {}),
      ...(dateDue === null ? {} : { submission: { endDateTime: dateDue } }),
    })),
  }
}
