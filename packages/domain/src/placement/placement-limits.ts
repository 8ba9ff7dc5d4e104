/** The numbers of a placement (placement.md#questions, placement.md#blocks). */
export const placementLimits = {
  /** So many questions of a level are told; a level with fewer is left out. */
  questionsALevel: 8,
  /** With fewer levels than these there is nothing to find. */
  fewestLevels: 2,
  questionsABlock: 4,
  /** A block is passed with so many right answers. */
  passMark: 3,
  mostBlocks: 4,
  /** Milliseconds after which a question counts as not known. */
  longestThought: 20_000,
} as const
