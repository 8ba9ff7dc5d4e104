import { accountKey } from '@duologue/domain/accounts/account-key'
import { loginWait, triesNow } from '@duologue/domain/accounts/failed-logins'
import { inTransaction } from '../../database/transaction'
import { Refused } from '../../http/refused'
import { keyedSemaphore, workLimits } from '../../semaphore'
import type { AccountsRoom } from '../accounts-room'
import { hashOf } from '../secret'
import { forgiveTry, lockTries, type Tried, upsertTries } from './failed-login-store'

/** The account that an e-mail address names, tried from a network address; neither is kept as it is. */
export const triedBy = (email: string, address: string): Tried => ({
  account: hashOf(accountKey(email)),
  address: hashOf(address),
})

type Guarded = Pick<AccountsRoom, 'database' | 'clock' | 'random' | 'hashes'>

/**
 * Counts a try at a password before it is looked at, so that many at once are counted too; a right one is forgiven
 * afterwards. Throws the refusal `too-many-logins` when this one must wait.
 */
async function countTry(room: Guarded, tried: Tried): Promise<void> {
  const now = room.clock.now()
  const wait = await inTransaction(room.database, room.random, async transaction => {
    const rows = await lockTries(transaction, tried, now)
    const tries = ({ count, lastAt }: { count: number; lastAt: Date }) => ({
      count,
      sinceLast: Math.max(0, now.getTime() - lastAt.getTime()),
    })
    const [here, everywhere] = [tries(rows.here), tries(rows.everywhere)]
    const mustWait = loginWait(here, everywhere)
    if (mustWait === 0) {
      const counts = { here: triesNow(here) + 1, everywhere: triesNow(everywhere) + 1 }
      await upsertTries(transaction, tried, counts, now)
    }
    return mustWait
  })
  if (wait > 0) throw new Refused('too-many-logins', undefined, Math.ceil(wait / 1000))
}

/** Tries at passwords, those at one account counted one after the other. */
export interface PasswordTries {
  /**
   * Whether a password is the hash's, as a counted try. One that could not be looked at, since too many wait, is no
   * guess. Throws the refusals `too-many-logins` and `busy`; a right try is still to be forgiven.
   */
  isRight(tried: Tried, password: string, hash: string | null): Promise<boolean>
  /** A try that was right: its address is free of guilt. */
  forgive(tried: Tried): Promise<void>
}

/**
 * Both lock the counts of the account. A burst at one account waits for its turn before it takes a connection, so that
 * everybody else's calls find one.
 */
export function passwordTries(room: Guarded): PasswordTries {
  const inOrder = keyedSemaphore(workLimits.oneAccount)
  const nameOf = ({ account }: Tried) => account.toString('hex')
  const forgive = (tried: Tried) => inOrder(nameOf(tried), () => forgiveTry(room.database, tried))
  return {
    async isRight(tried, password, hash) {
      await inOrder(nameOf(tried), () => countTry(room, tried))
      try {
        return await room.hashes.matches(password, hash)
      } catch (error) {
        await forgive(tried)
        throw error
      }
    },
    forgive,
  }
}
