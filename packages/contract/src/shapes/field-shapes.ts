import { isTimeZone } from '@duologue/domain/assignments/due-date'
import { deepestPage, mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import * as z from 'zod/mini'

/** No parameters, no query, or no body; unknown fields are ignored (security.md#unknown-fields). */
export const nothing = z.object({})

/**
 * A conversation or list is named by its id or its shortid (security.md#lists-and-pages); both are short and URL-safe.
 */
export const idOrShortid = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** An address of our own media; anything else would send readers elsewhere (security.md#addresses-of-media). */
export const ownAddress = z.nullable(z.string().check(z.regex(/^\/[\w][\w./-]{0,200}$/)))

/** The name of a time zone, such as `Europe/Berlin`. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone))

/** A whole number in a query string. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))]),
    z.int().check(z.gte(least), z.lte(most)),
  )

/**
 * One value or several of a repeatable query parameter: `a=1&a=2`, `a[]=1` and `a=1` are the same
 * (security.md#lists-and-pages).
 */
export const repeatable = <T extends z.ZodMiniType>(item: T, most = 20) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(most)),
  )

/** Pages start at 1; `limit` 0 answers an empty list with its total (security.md#lists-and-pages). */
/**
 * Of a page after the first: the id of what stands before it; another one than was read there says that the list has
 * changed.
 */
export const before = z.optional(z.string())
export const page = z.optional(wholeNumber(1, deepestPage))
export const limit = z.optional(wholeNumber(0, mostPerPage))

/** Author as everybody may see them (security.md#views-of-people). */
export const publicAuthor = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
})

/** `isHeld`: a draft because an editor looks at a report of it (decision 049). */
export const shownSettings = z.object({
  isPublished: z.boolean(),
  isHeld: z.optional(z.literal(true)),
})

/** A student as the teacher of their class sees them in results (security.md#views-of-people). */
export const pupil = z.extend(publicAuthor, { fullName: z.string() })

export type Pupil = z.output<typeof pupil>

/** A text that keeps a field's rule of the domain; the refusal names the field with the rule's own words. */
export const kept = (fault: (value: string) => string | undefined) =>
  z.string().check(
    z.superRefine((value, context) => {
      const message = fault(value)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

/** The same, without the spaces around it. */
export const trimmed = (fault: (value: string) => string | undefined) =>
  z.pipe(
    kept(fault),
    z.transform(value => value.trim()),
  )
