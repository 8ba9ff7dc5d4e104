import { readJoinCode } from '@duologue/domain/classes/join-code'
import * as z from 'zod/mini'

/** As somebody may have typed it (classes.md#join-code). */
export const joinCode = z.pipe(
  z.string().check(
    z.maxLength(20),
    z.refine(typed => readJoinCode(typed) !== null),
  ),
  z.transform(typed => readJoinCode(typed) ?? ''),
)
