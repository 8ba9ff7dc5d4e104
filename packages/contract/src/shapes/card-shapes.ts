import * as z from 'zod/mini'

/** Why cards came or went. */
export const entryReasons = [
  'set',
  'purchase',
  'contribution',
  'refund',
  'earned',
  'left',
  'handed-over',
] as const

/** One change of a student's cards; `balance` is what the student had afterwards. */
export const cardEntry = z.object({
  id: z.string(),
  at: z.string(),
  cards: z.int(),
  balance: z.int(),
  reason: z.enum(entryReasons),
  /** What it was for: the name of a reward or the title of an assignment. */
  about: z.nullable(z.string()),
  student: z.object({ id: z.string(), fullName: z.string() }),
  /** Who did it; null when it went by itself or that account is gone. */
  actor: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
})

export type CardEntry = z.output<typeof cardEntry>
