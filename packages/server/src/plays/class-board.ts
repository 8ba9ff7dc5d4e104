import type { Reader } from '@duologue/domain/accounts/reader'
import { type ScoresShown, scoresShown } from '@duologue/domain/classes/class-scores-for'
import { membersOf, seenClass } from '../classes/index'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'

/**
 * Who is compared on a class's leaderboard, and what of it the reader may see, as the teacher has set it
 * (classes.md#class-scores ). A class of others is not there; scores that are turned off are refused.
 */
export async function classBoard(
  database: Database,
  id: string,
  reader: Reader,
): Promise<{ among: string[]; shown: ScoresShown }> {
  const { row, by } = await seenClass(database, id, reader)
  const shown = scoresShown(row.scores, by.role)
  if (!shown) throw new Refused('scores-off')
  const members = await membersOf(database, id)
  return { among: members.map(({ student }) => student), shown }
}
