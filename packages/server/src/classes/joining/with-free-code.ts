import { isTaken } from '../../database/is-taken'

/** How often another code is tried where one is taken: of so many there are, that two are is rarer than any fault. */
const mostTries = 4

/**
 * Does what gives a class a code to join, all or nothing; where another class has that code, it is done again with another
 * one (classes.md#join-code).
 */
export async function withFreeCode<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried >= mostTries || !isTaken(error)) throw error
    }
  }
}
