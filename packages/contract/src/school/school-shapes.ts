import { accountTypes } from '@duologue/domain/accounts/account-types'
import { reasons } from '@duologue/domain/school/reasons'
import * as z from 'zod/mini'
import { publicAuthor } from '../shapes/field-shapes'

/** Why an admin does something about somebody: chosen out of a list (school.md#reasons). */
export const why = z.enum(reasons)

/** Somebody as admins find them (school.md#people); moments are ISO instants. */
export const schoolPerson = z.extend(publicAuthor, {
  fullName: z.string(),
  email: z.nullable(z.string()),
  type: z.enum(accountTypes),
  role: z.optional(z.enum(['editor', 'admin'])),
  /** A teacher made the account and looks after it. */
  isPupil: z.optional(z.literal(true)),
  since: z.string(),
  closed: z.optional(z.object({ at: z.string(), why })),
})

export type SchoolPerson = z.output<typeof schoolPerson>

/** The same with what hangs on them: the classes that they own, the oldest first, and that which keeps a pupil. */
export const wholePerson = z.extend(schoolPerson, {
  isEmailVerified: z.boolean(),
  /** A teacher who waits until the school approves them, or one whom it refused (school.md#approvals). */
  approval: z.optional(z.enum(['waits', 'refused'])),
  classes: z.array(z.object({ id: z.string(), name: z.string(), isArchived: z.boolean() })),
  keptBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export type WholePerson = z.output<typeof wholePerson>
