import { accountTypes } from '@duologue/domain/accounts/account-types'
import * as z from 'zod/mini'
import { publicAuthor } from '../shapes/field-shapes'

/** Somebody as admins find them (school.md#people); moments are ISO instants. */
export const schoolPerson = z.extend(publicAuthor, {
  fullName: z.string(),
  email: z.nullable(z.string()),
  type: z.enum(accountTypes),
  role: z.optional(z.enum(['editor', 'admin'])),
  /** A teacher made the account and looks after it. */
  isPupil: z.optional(z.literal(true)),
  since: z.string(),
})

export type SchoolPerson = z.output<typeof schoolPerson>
