import type { Queries } from '../database/connect'
import type { AttemptRow } from './attempt-store'
import { changeMemories, insertAttempts, type MemoryRow, type Remembered } from './memory-store'
import { remember } from './schedule'

/** An answer with what it is to. */
export type TakenAttempt = AttemptRow & { of: Remembered }

const nameOf = ({ line, skill }: { line: string; skill: string }) => `${line} ${skill}`

/** An answer counts once, by its id and what it is to. */
const keyOf = ({ id, line }: { id: string; line: string }) => `${id} ${line}`

const inOrder = (rows: readonly TakenAttempt[]) =>
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
 * Keeps answers of one user and lets their memory learn from each that is new, in two statements, however many there
 * are (learn.md#memory-of-lines); inside a transaction. Answers how many were new. Memories are held in one order, so
 * that two of these do not wait for one another in a circle.
 */
export async function takeAttempts(
  transaction: Queries,
  attempts: readonly TakenAttempt[],
): Promise<number> {
  if (attempts.length === 0) return 0
  const told = new Map(attempts.toReversed().map(attempt => [keyOf(attempt), attempt]))
  const memories = new Map([...told.values()].map(attempt => [nameOf(attempt), unknown(attempt)]))
  const fresh = await insertAttempts(transaction, [...told.values()], [...memories.values()])
  if (fresh.length === 0) return 0
  const learned = new Map<string, MemoryRow>()
  const answers: TakenAttempt[] = []
  for (const { before, ...kept } of fresh) {
    const [memory, answer] = [memories.get(nameOf(kept)), told.get(keyOf(kept))]
    if (memory) learned.set(nameOf(kept), { ...memory, ...before })
    if (answer) answers.push(answer)
  }
  for (const answer of inOrder(answers)) {
    const memory = learned.get(nameOf(answer))
    if (memory) learned.set(nameOf(answer), remember(memory, answer))
  }
  await changeMemories(transaction, [...learned.values()])
  return fresh.length
}
