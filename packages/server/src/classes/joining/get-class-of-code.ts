import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { classOfJoinCode } from '../class-store'
import type { ClassesRoom } from '../classes-room'

/** Where a code leads to; one that leads nowhere is counted (classes.md#join-code). */
export function getClassOfCode({
  database,
  tries,
}: ClassesRoom): Handler<typeof classes.getClassOfCode> {
  return async ({ params: { code } }, { address }) => {
    tries.allow(address)
    const found = await classOfJoinCode(database, code)
    if (found) return found
    tries.countWrong(address)
    throw new Refused('class-code-unknown')
  }
}
