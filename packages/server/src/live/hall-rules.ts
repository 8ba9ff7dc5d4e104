import { Refused } from '../http/refused'

/** The version of the rules that this program folds halls by (live.md#a-hall-is-a-log). */
export const hallRules = 1

/** A hall was opened under other rules than are known here: a process of another version has it (`busy`). */
export class OtherRules extends Refused {
  constructor() {
    super('busy')
  }
}
