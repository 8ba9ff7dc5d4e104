import type { Queries } from '../database/connect'
import { type AttemptRow, insertAttempts } from './attempt-store'
import { heldMemories, type MemoryRow, type Remembered, upsertMemories } from './memory-store'
import { remember } from './schedule'

/** An answer with what it is to. */
export type TakenAttempt = AttemptRow & { of: Remembered }

const nameOf = ({ line, skill }: { line: string; skill: string }) => `${line} ${skill}`

const inOrder = (rows: readonly AttemptRow[]) =>
  rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())

/** What is remembered of a line before its first answer. */
const unknown = ({ user, line, skill, of, at }: TakenAttempt): MemoryRow => ({
  user,
  line,
  skill,
  ...of,
  due: at,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  isRight: false,
  lastAt: at,
})

/**
 * Keeps answers of one user and lets their memory learn from each that is new, in three statements, however many there
 * are (learn.md#memory-of-lines); inside a transaction. Answers how many were new. Rows are taken in one order, so that
 * two of these do not wait for one another in a circle.
 */
export async function takeAttempts(
  transaction: Queries,
  attempts: readonly TakenAttempt[],
): Promise<number> {
  if (attempts.length === 0) return 0
  const fresh = await insertAttempts(
    transaction,
    attempts.map(({ of: _, ...row }) => row),
  )
  if (fresh.length === 0) return 0
  const names = new Set(fresh.map(nameOf))
  const asked = new Map(
    attempts
      .filter(attempt => names.has(nameOf(attempt)))
      .map(attempt => [nameOf(attempt), unknown(attempt)] as const),
  )
  const sorted = [...asked.values()].toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  )
  const memories = new Map(
    (await heldMemories(transaction, sorted)).map(row => [nameOf(row), row] as const),
  )
  for (const answered of inOrder(fresh)) {
    const memory = memories.get(nameOf(answered))
    if (memory) memories.set(nameOf(answered), remember(memory, answered))
  }
  const learned = [...memories.values()].toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  )
  await upsertMemories(transaction, learned)
  return fresh.length
}
