/**
 * The database cannot be used. The message is one sentence (or a few) for the person who starts the
 * program: it says what is wrong and what to do. Print it alone, without a stack.
 */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal'
}
