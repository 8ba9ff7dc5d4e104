import type { Database, Queries } from '../../database/connect'
import { foldInto, type KeptHall } from './kept-hall'
import { entriesAfter } from './log-store'

/** Reads what others have written into some halls, in one statement, and folds it. */
export async function readGaps(queries: Queries, all: readonly KeptHall[]): Promise<void> {
  const gaps = await entriesAfter(
    queries,
    all.map(({ id, hall }) => ({ id, seq: hall.seq })),
  )
  for (const kept of all) foldInto(kept, gaps.get(kept.id) ?? [])
}

/**
 * Reads the gaps of a process (decision 119): whatever is asked for in the same moment, or while others are read, is read
 * together.
 */
export function gapReader(database: Database): (kept: KeptHall) => Promise<void> {
  let reading: Promise<unknown> = Promise.resolve()
  let next: { all: Set<KeptHall>; read: Promise<void> } | undefined
  const begin = () => {
    const all = new Set<KeptHall>()
    const read = reading.then(() => {
      next = undefined
      return readGaps(database, [...all])
    })
    reading = read.catch(() => undefined)
    return { all, read }
  }
  return kept => {
    next ??= begin()
    next.all.add(kept)
    return next.read
  }
}
