import { isSame } from '../../saving/is-same'

/** In which revision a field was changed last; 0 for one that was never changed. */
export type FieldRevs = Readonly<Record<string, number>>

/** A field that somebody else has changed since, and otherwise (songs.md#conflicts). */
export interface FieldConflict {
  id: string
  field: string
  theirs: unknown
  yours: unknown
}

/** What is about to be written into a song or a lyric, and the revision that it is based on. */
interface Written {
  id: string
  current: object
  fieldRevs: FieldRevs
  patch: object
  baseRev: number | undefined
}

/**
 * The fields of a change that were changed since the revision it is based on, unless to the same; without a base none
 * (songs.md#conflicts): then the last one to write wins, as specified.
 */
export function findConflicts({
  id,
  current,
  fieldRevs,
  patch,
  baseRev,
}: Written): FieldConflict[] {
  if (baseRev === undefined) return []
  const now = current as Record<string, unknown>
  return Object.entries(patch)
    .filter(([field, yours]) => {
      const isLater = (fieldRevs[field] ?? 0) > baseRev
      return isLater && !isSame(now[field], yours)
    })
    .map(([field, yours]) => ({ id, field, theirs: now[field], yours }))
}
