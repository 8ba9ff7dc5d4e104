/** What comes of a thing that a roster tells of (rosters.md#the-preview). */
export type RosterChange = 'new' | 'changed' | 'ending' | 'same' | 'older'

/** What decides it, of a row and of what is kept: `facts` are compared, and null in a row leaves a fact as it is. */
interface Compared {
  readonly isActive: boolean
  /** When it was changed last, in milliseconds; null where that is not told. */
  readonly modified: number | null
  readonly facts: Readonly<Record<string, string | null>>
}

/** What comes of a row, beside what is kept of the same thing; an older row changes nothing. */
export function compareRow(told: Compared, kept: Compared | undefined): RosterChange {
  if (!kept) return told.isActive ? 'new' : 'same'
  if (told.modified !== null && kept.modified !== null && told.modified < kept.modified)
    return 'older'
  if (!told.isActive) return kept.isActive ? 'ending' : 'same'
  if (!kept.isActive) return 'new'
  const isSame = Object.entries(told.facts).every(
    ([name, fact]) => fact === null || fact === (kept.facts[name] ?? null),
  )
  return isSame ? 'same' : 'changed'
}
