import type { ProposalMark } from '@duologue/domain/songs/align/proposal-marks'

/** How many times were proposed and saved in this process, and how many of them were kept, by how sure they were. */
type ProposedFigures = Readonly<Record<ProposalMark, { saved: number; kept: number }>>

/** Counts whether the marks of proposals tell the truth (songs.md#propose-times). */
export function proposedCounts() {
  const none = () => ({ saved: 0, kept: 0 })
  const counts = { sure: none(), look: none(), guess: none() }
  return {
    add: (mark: ProposalMark, isKept: boolean) => {
      counts[mark].saved += 1
      if (isKept) counts[mark].kept += 1
    },
    figures: (): ProposedFigures => counts,
  }
}

export type ProposedCounts = ReturnType<typeof proposedCounts>
