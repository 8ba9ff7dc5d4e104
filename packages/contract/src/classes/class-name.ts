import { classNameFault } from '@duologue/domain/classes/class-fields'
import * as z from 'zod/mini'

/** The name of a class (classes.md#creating). */
export const className = z.pipe(
  z.string().check(
    z.superRefine((value, context) => {
      const message = classNameFault(value)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  ),
  z.transform(value => value.trim()),
)
