import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../http/refused'

/** 19 MiB and two rounds of argon2id, the library's kind by default (stack.md): about 10 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHashes {
  /** A new hash. Throws the refusal `busy` when too many wait. */
  hash(password: string): Promise<string>
  /** Whether the password is the hash's; without a hash it takes as long and is not. */
  matches(password: string, hash: string | null): Promise<boolean>
}

/**
 * Hashes outside the event loop, so many at a time, and the others in a queue of bounded length (security.md, load
 * targets): who comes when it is full is refused at once.
 */
export function passwordHashes({
  atOnce,
  waiting: most,
}: {
  atOnce: number
  waiting: number
}): PasswordHashes {
  let running = 0
  const waiting: (() => void)[] = []
  const inTurn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Refused('busy')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on to the next, or given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const make = (password: string) => hash(password, cost)
  let nobodys: Promise<string> | undefined
  return {
    hash: password => inTurn(() => make(password)),
    matches: (password, kept) =>
      inTurn(async () => {
        nobodys ??= make('')
        const isRight = await verify(kept ?? (await nobodys), password)
        return kept !== null && isRight
      }),
  }
}
