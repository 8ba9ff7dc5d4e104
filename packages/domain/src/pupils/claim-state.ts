import { pupilLimits } from './pupil-limits'

/** What is known of a claim: a pupil wants to keep the account with an address of their own (pupils.md#claiming). */
export interface ClaimTimes {
  askedAt: Date
  /** When the mailed link was opened; null before. */
  verifiedAt: Date | null
  /** When a keeper agreed; null before. */
  agreedAt: Date | null
}

/** Whether the mailed link of a claim may still be opened. */
export const isClaimLinkOpen = ({ askedAt, verifiedAt }: ClaimTimes, now: Date): boolean =>
  verifiedAt === null && now.getTime() < askedAt.getTime() + pupilLimits.claimLink

/** Whether something can still come of a claim: a keeper is asked for two weeks, unless the link ran out unopened. */
export const isClaimOpen = (claim: ClaimTimes, now: Date): boolean =>
  claim.verifiedAt === null
    ? isClaimLinkOpen(claim, now)
    : now.getTime() < claim.askedAt.getTime() + pupilLimits.claim

/** Whether nothing is missing any more, in whichever order it came. */
export const isClaimDone = ({ verifiedAt, agreedAt }: ClaimTimes): boolean =>
  verifiedAt !== null && agreedAt !== null

/** Whether an account that was claimed may still be given back to the class. */
export const canGiveBack = (claimedAt: Date, now: Date): boolean =>
  now.getTime() < claimedAt.getTime() + pupilLimits.giveBack
