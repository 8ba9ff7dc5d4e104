import { accountKey } from '@duologue/domain/accounts/account-key'
import { loginWait, triesNow } from '@duologue/domain/accounts/failed-logins'
import { Refused } from '../../http/refused'
import { keyedSemaphore, workLimits } from '../../semaphore'
import type { AccountsRoom } from '../accounts-room'
import { hashOf } from '../secret'
import { type Count, forgiveTry, raiseTries, type Tried, triesOf } from './failed-login-store'

/** The account that an e-mail address names, tried from a network address; neither is kept as it is. */
export const triedBy = (email: string, address: string): Tried => ({
  account: hashOf(accountKey(email)),
  address: hashOf(address),
})

type Guarded = Pick<AccountsRoom, 'database' | 'clock' | 'hashes'>

/** More often than this nobody else tries the same account between two statements. */
const mostRounds = 6

/**
 * Counts a try at a password before it is looked at, so that many at once are counted too; a right one is forgiven
 * afterwards. Throws the refusals `too-many-logins` when this one must wait, and `busy` when others are always quicker.
 */
async function countTry({ database, clock }: Guarded, tried: Tried): Promise<void> {
  const now = clock.now()
  const tries = (found: Count | undefined) => ({
    count: found?.count ?? 0,
    sinceLast: Math.max(0, now.getTime() - (found?.lastAt ?? now).getTime()),
  })
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await triesOf(database, tried)
    const [here, everywhere] = [tries(found.here), tries(found.everywhere)]
    const wait = loginWait(here, everywhere)
    if (wait > 0) throw new Refused('too-many-logins', undefined, Math.ceil(wait / 1000))
    const counts = { here: triesNow(here) + 1, everywhere: triesNow(everywhere) + 1 }
    if (await raiseTries(database, tried, found.everywhere, counts, now)) return
  }
  throw new Refused('busy')
}

/** Tries at passwords, those at one account counted one after the other. */
export interface PasswordTries {
  /**
   * Whether a password is the hash's, which may be on its way, as a counted try. One that could not be looked at, since too many wait, is no
   * guess. Throws the refusals `too-many-logins` and `busy`; a right try is still to be forgiven with what it begins.
   */
  isRight(
    tried: Tried,
    password: string,
    hash: string | null | Promise<string | null>,
  ): Promise<boolean>
  /** Counts a try that something else than a password will decide. Throws `too-many-logins` and `busy`. */
  count(tried: Tried): Promise<void>
  /** Begins what a right try begins, and forgives it, in the turn of its account. */
  inTurn<Begun>(tried: Tried, begin: () => Promise<Begun>): Promise<Begun>
}

/**
 * Both write the counts of the account. A burst at one account waits for its turn before it takes a connection, so that
 * everybody else's calls find one.
 */
export function passwordTries(room: Guarded): PasswordTries {
  const inOrder = keyedSemaphore(workLimits.oneAccount)
  const nameOf = ({ account }: Tried) => account.toString('hex')
  const forgive = (tried: Tried) => inOrder(nameOf(tried), () => forgiveTry(room.database, tried))
  const count = (tried: Tried) => inOrder(nameOf(tried), () => countTry(room, tried))
  return {
    count,
    async isRight(tried, password, hash) {
      const [kept] = await Promise.all([hash, count(tried)])
      try {
        return await room.hashes.matches(password, kept)
      } catch (error) {
        await forgive(tried)
        throw error
      }
    },
    inTurn: (tried, begin) => inOrder(nameOf(tried), begin),
  }
}
