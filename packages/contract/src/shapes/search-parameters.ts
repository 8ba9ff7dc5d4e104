import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { longestSearchedTitle } from '@duologue/domain/conversations/conversation-limits'
import * as z from 'zod/mini'
import { limit, page, repeatable } from './field-shapes'

/** `-1` means descending (conversations.md#searching). */
const descending = z.optional(z.literal('-1'))

/** The search parameters of conversations.md#searching; `all` stands for no filter. */
export const searchParameters = z.object({
  language: z.optional(z.enum(['all', ...languageCodes])),
  difficulty: z.optional(repeatable(z.enum(['all', ...levels]))),
  title: z.optional(z.string().check(z.trim(), z.maxLength(longestSearchedTitle))),
  views: descending,
  recent: descending,
  page,
  limit,
  author: z.optional(z.uuid()),
})
