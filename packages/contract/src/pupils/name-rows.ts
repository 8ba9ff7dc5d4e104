import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import * as z from 'zod/mini'

/** Whatever is in a cell is judged with its row; only its size is bounded. */
export const nameCell = z.string().check(z.maxLength(200))

const row = z.object({
  given: nameCell,
  family: z._default(nameCell, ''),
  externalId: z._default(z.nullable(nameCell), null),
  /** What is to be done with a doubtful row: another pupil is made, or nothing. */
  decision: z.optional(z.enum(['new', 'leave'])),
})

export const nameRows = z.array(row).check(z.minLength(1), z.maxLength(pupilLimits.rows))

const fault = z.union([
  z.object({ kind: z.enum(['lettersMissing', 'notAName', 'noName']) }),
  z.object({ kind: z.enum(['tooLong', 'idTooLong']), letters: z.int(), most: z.int() }),
])

/** What happens to a row (pupils.md#judging-a-list). */
export const nameRowVerdict = z.union([
  z.object({ kind: z.enum(['new', 'left', 'sameId', 'twice']) }),
  z.object({ kind: z.literal('fault'), fault }),
  z.object({ kind: z.literal('here'), pupil: z.string() }),
  z.object({
    kind: z.literal('renamed'),
    pupil: z.string(),
    before: z.object({ given: z.string(), family: z.string() }),
  }),
  z.object({ kind: z.literal('perhaps'), className: z.string() }),
])
