import { accountTypes } from '@duologue/domain/accounts/account-types'
import { learnsChoices } from '@duologue/domain/accounts/learns'
import { siteLanguages } from '@duologue/domain/messages/site-languages'
import * as z from 'zod/mini'
import { publicAuthor } from './field-shapes'

/** A class by its name alone. */
const namedClass = z.object({ id: z.string(), name: z.string() })

/** What a user sees of themselves, and an admin of them (security.md#views-of-people). */
export const ownUser = z.extend(publicAuthor, {
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  fullName: z.string(),
  type: z.enum(accountTypes),
  /** A teacher who waits until the school approves them, or one whom it refused (accounts.md#approved-teachers). */
  approval: z.optional(z.enum(['waits', 'refused'])),
  /** Their teacher made the account and looks after it (pupils.md#keeping). */
  isPupil: z.optional(z.literal(true)),
  /** A pupil who may not use Speaking Mode (pupils.md#speaking-mode). */
  mayNotSpeak: z.optional(z.literal(true)),
  /** What the site and its mails speak to them; null follows the device (accounts.md#language). */
  language: z.nullable(z.enum(siteLanguages)),
  /** The language that they learn, `all` for none in particular; null until they were asked (accounts.md#language-to-learn). */
  learns: z.nullable(z.enum(learnsChoices)),
  role: z.optional(z.enum(['editor', 'admin'])),
  playlists: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A class of somebody else, which they teach beside them, says so. */
  classesTaught: z.array(z.extend(namedClass, { isCoTaught: z.optional(z.literal(true)) })),
  classesEnrolled: z.array(namedClass),
  /** Awesome Cards, of all teachers together (accounts.md#fields-of-a-user). */
  currency: z.int(),
})
