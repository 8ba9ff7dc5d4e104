import type { Reader } from '@duologue/domain/accounts/reader'
import type { Deed } from '@duologue/domain/school/deeds'
import type { Reason } from '@duologue/domain/school/reasons'
import { idOfReader, lockButLastAdmin, lockUser, note, type PersonRow } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import { Refused } from '../../http/refused'
import { writeLog } from '../log/school-log-store'
import type { SchoolRoom } from '../school-room'

/** What an admin does about somebody: what the log calls it and the person's own history, and for what reason. */
interface Doing {
  person: string
  reader: Reader
  why: Reason
  what: Deed
  /** What the history of the account says of it; left out where what is done writes it. */
  noted?: Parameters<typeof note>[2]['what']
  /** Whether it takes from somebody that they can look after the school (school.md#last-admin). */
  endsAdmin?: boolean
}

/**
 * Does something about somebody whose account nobody changes meanwhile, and writes it down with its reason, all or nothing
 * (school.md#reasons).
 */
export function doDeed<Answer>(
  { database, random, clock, accounts }: SchoolRoom,
  { person, reader, why, what, noted, endsAdmin = false }: Doing,
  act: (transaction: Queries, user: PersonRow) => Promise<Answer>,
): Promise<Answer> {
  const actor = idOfReader(reader)
  return inTransaction(database, random, async transaction => {
    const user = await (endsAdmin ? lockButLastAdmin : lockUser)(transaction, person)
    if (!user) throw new Refused('user-not-found')
    const answer = await act(transaction, user)
    await writeLog(transaction, { at: clock.now(), what, actor, person, about: why })
    if (noted) await note(accounts, transaction, { user: person, actor, what: noted })
    return answer
  })
}
