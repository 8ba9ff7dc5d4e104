import { deeds } from '@duologue/domain/school/deeds'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { before, limit, nothing, page } from '../shapes/field-shapes'

/** Somebody or a class that a line is about, by the name of now; null where it is gone. */
const told = z.object({ id: z.string(), name: z.nullable(z.string()) })

/**
 * A line of the log (school.md#log). `actor` is null where the product did it by itself. `about` is the reason of an admin, or a
 * number.
 */
const logLine = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(deeds),
  actor: z.nullable(told),
  person: z.nullable(told),
  class: z.nullable(told),
  about: z.nullable(z.string()),
})

export type LogLine = z.output<typeof logLine>

/** The call that reads what was done about people and classes. */
export const schoolLogCall = {
  readLog: endpoint({
    method: 'GET',
    path: '/api/school/log',
    who: 'admin',
    limit: 'reads',
    summary:
      'What was done about people and classes, the newest first: all of it, or that by an actor, about a person or a class, or of a kind.',
    params: nothing,
    query: z.object({
      actor: z.optional(z.uuid()),
      person: z.optional(z.uuid()),
      class: z.optional(z.uuid()),
      what: z.optional(z.enum(deeds)),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ lines: z.array(logLine), total: z.int(), before }),
    isForLogins: true,
    status: 200,
  }),
}
