import { Refused } from '../http/refused'

/** The version of the rules that this program opens halls by (live.md#a-hall-is-a-log): since the second there are pairs. */
export const hallRules = 2

/** Whether a hall of these rules can be folded here: those of before are a part of these. */
export const knowsRules = (rules: number): boolean => rules >= 1 && rules <= hallRules

/** A hall was opened under other rules than are known here: a process of another version has it (`busy`). */
export class OtherRules extends Refused {
  constructor() {
    super('busy')
  }
}
