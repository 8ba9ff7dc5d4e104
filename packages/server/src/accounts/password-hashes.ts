import { hash, verify } from '@node-rs/argon2'
import { lazily } from '../lazily'
import { semaphore } from '../semaphore'

/**
 * 19 MiB and two rounds of argon2id, the library's kind by default (accounts.md#passwords): about 10 ms of one core.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHashes {
  /** A new hash. Throws the refusal `busy` when too many wait. */
  hash(password: string): Promise<string>
  /** Whether the password is the hash's; without a hash it takes as long and is not. */
  matches(password: string, hash: string | null): Promise<boolean>
}

/** Hashes outside the event loop, in turn (accounts.md#passwords). */
export function passwordHashes(turns: { atOnce: number; waiting: number }): PasswordHashes {
  const inOrder = semaphore(turns)
  const make = (password: string) => hash(password, cost)
  const nobodys = lazily(() => make(''))
  return {
    hash: password => inOrder(() => make(password)),
    matches: (password, kept) =>
      inOrder(async () => {
        const ofNobody = nobodys()
        const isRight = await verify(kept ?? (await ofNobody), password)
        return kept !== null && isRight
      }),
  }
}
