import { classLimits } from '@duologue/domain/classes/class-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'
import { className } from './class-name'

/** The call that makes the class of another year out of one (classes.md#copying). */
export const classCopyingCalls = {
  copyClass: endpoint({
    method: 'POST',
    path: '/api/classes/:id/copy',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Make a class like this one, with what is wanted of it; plays and purchases stay.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: z.object({
      name: className,
      /** By how many days their dates move; left out, none is copied. */
      assignments: z.optional(
        z.object({ days: z.int().check(z.minimum(0), z.maximum(classLimits.copiedDays)) }),
      ),
      rewards: z.boolean(),
      students: z.boolean(),
    }),
    answer: z.object({
      id: z.string(),
      /** How many assignments were copied, and how many not: what they were about is gone. */
      assignments: z.int(),
      leftOut: z.int(),
    }),
    status: 201,
  }),
}
