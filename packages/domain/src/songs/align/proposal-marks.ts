import type { Hundredths } from '../times/time'

/** How sure a proposed time is (songs.md#marks-of-proposals). */
export const proposalMarks = ['sure', 'look', 'guess'] as const

export type ProposalMark = (typeof proposalMarks)[number]

/** Hundredths by which a start may be moved that counts as kept. */
const keptWithin = 25

/** Whether a start that was proposed was kept when it was saved. */
export const isKeptProposal = (proposed: Hundredths, saved: Hundredths): boolean =>
  Math.abs(proposed - saved) <= keptWithin
