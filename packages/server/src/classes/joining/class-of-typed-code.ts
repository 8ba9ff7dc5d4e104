import { Refused } from '../../http/refused'
import { classOfJoinCode } from '../class-store'
import type { ClassesRoom } from '../classes-room'

/** The class to which a code leads; one that leads nowhere is counted, by the address it came from (classes.md#join-code). */
export async function classOfTypedCode(
  { database, tries }: Pick<ClassesRoom, 'database' | 'tries'>,
  code: string,
  address: string,
) {
  tries.allow(address)
  const found = await classOfJoinCode(database, code)
  if (found) return found
  tries.countWrong(address)
  throw new Refused('class-code-unknown')
}
