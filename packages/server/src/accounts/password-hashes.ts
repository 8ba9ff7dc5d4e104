import { setTimeout as pause } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { lazily } from '../lazily'
import { semaphore } from '../semaphore'

/**
 * 12 MiB and three rounds of argon2id, the library's kind by default (accounts.md#passwords, decision 081): about 7 ms of
 * one core.
 */
const cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 }

/** How every hash of today's cost begins. */
const beginning = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** A wrong password is answered so long after its turn began, or after twice or thrice as long, in milliseconds. */
const beat = 25

/** More that wait than this leave no time for hashes that nobody waits for. */
const busyFrom = 20

export interface PasswordHashes {
  /** A new hash. Throws the refusal `busy` when too many wait. */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the hash's; without a hash it takes as long and is not. Wrong ones leave by a beat, so that
   * hashes of another cost look like today's. Throws the refusal `busy` when too many wait.
   */
  matches(password: string, hash: string | null): Promise<boolean>
  /** The password's hash at today's cost; undefined when the one it has is so already, and while many wait. */
  renewed(password: string, hash: string): Promise<string | undefined>
}

/** Hashes outside the event loop, in turn (accounts.md#passwords). */
export function passwordHashes(turns: { atOnce: number; waiting: number }): PasswordHashes {
  const inOrder = semaphore(turns)
  let waiting = 0
  const inTurn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    waiting += 1
    try {
      return await inOrder(work)
    } finally {
      waiting -= 1
    }
  }
  const make = (password: string) => hash(password, cost)
  const nobodys = lazily(() => make(''))
  const compare = async (password: string, kept: string | null) => {
    const began = performance.now()
    const isRight = await verify(kept ?? (await nobodys()), password)
    return { isRight: isRight && kept !== null, began }
  }
  return {
    hash: password => inTurn(() => make(password)),
    async matches(password, kept) {
      const { isRight, began } = await inTurn(() => compare(password, kept))
      if (!isRight) await pause(beat - ((performance.now() - began) % beat))
      return isRight
    },
    async renewed(password, kept) {
      if (kept.startsWith(beginning) || waiting > busyFrom) return undefined
      return inTurn(() => make(password))
    },
  }
}
