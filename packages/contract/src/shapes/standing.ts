import { assignmentStatuses } from '@duologue/domain/assignments/assignment-status'
import * as z from 'zod/mini'

/** How one student stands with an assignment; `score` is the best verified one. */
export const standing = z.object({
  status: z.enum(assignmentStatuses),
  score: z.nullable(z.int()),
  plays: z.int(),
  metAt: z.nullable(z.string()),
})

export type Standing = z.output<typeof standing>
