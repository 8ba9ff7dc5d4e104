import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../../http/handlers'
import type { ClassesRoom } from '../classes-room'
import { classOfTypedCode } from './class-of-typed-code'

/** Where a code leads to (classes.md#join-code). */
export const getClassOfCode =
  (room: ClassesRoom): Handler<typeof classes.getClassOfCode> =>
  ({ params: { code } }, { address }) =>
    classOfTypedCode(room, code, address)
