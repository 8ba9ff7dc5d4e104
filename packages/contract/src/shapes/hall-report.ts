import * as z from 'zod/mini'
import { hall } from './hall-shapes'

/** A line as the class met it; `right` is a percentage, `seconds` the median, `wrong` the commonest wrong line. */
const reportedLine = z.object({
  text: z.string(),
  pinyin: z.nullable(z.string()),
  translation: z.nullable(z.string()),
  audio: z.nullable(z.string()),
  asked: z.int(),
  right: z.int(),
  seconds: z.nullable(z.number()),
  wrong: z.nullable(z.string()),
})

/** How a member did: `right` is a percentage, `counts` the assignment that it counts for, by its title. */
const reportedMember = z.object({
  number: z.int(),
  /** Null for a guest whose name is gone: they are called by their number. */
  name: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  isUser: z.boolean(),
  side: z.union([z.literal(1), z.literal(2)]),
  asked: z.int(),
  answered: z.int(),
  right: z.nullable(z.int()),
  points: z.number(),
  counts: z.nullable(z.string()),
})

/** What remains of a game (live.md#report). */
export const hallReport = z.object({
  hall,
  /** Whether plays and assignments are stored yet. */
  isSettled: z.boolean(),
  outcome: z.enum(['class', 'computer', 'side1', 'side2', 'draw', 'none']),
  /** The worst first. */
  lines: z.array(reportedLine),
  members: z.array(reportedMember),
})

export type HallReportAnswer = z.output<typeof hallReport>
