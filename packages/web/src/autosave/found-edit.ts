import { isSame } from '@duologue/domain/saving/is-same'
import type { SavedHere } from '../saved-here/saved-here'
import type { UnsentEdit } from './journal'

/** The fields of `next` that differ from `before`. */
export function changedFields<T extends object>(before: T, next: T): Partial<T> {
  const keys = (Object.keys(next) as (keyof T)[]).filter(key => !isSame(next[key], before[key]))
  return Object.fromEntries(keys.map(key => [key, next[key]])) as Partial<T>
}

/** An edit that was found here, with what was edited since on top of it. */
export const foldEdits = <T extends object>(
  found: UnsentEdit<T>,
  since: UnsentEdit<T>,
): UnsentEdit<T> => ({
  base: found.base,
  draft: { ...found.draft, ...changedFields(since.base.fields, since.draft) },
  at: since.at,
})

/**
 * A journal for a page that does not restore by itself: nothing is read from it, and as long as nobody has decided about
 * what was `found` in it, that stays there under whatever is edited. `drop` decides against it.
 */
export function undecidedJournal<T extends object>(
  journal: SavedHere<UnsentEdit<T> | null>,
  found: UnsentEdit<T>,
): { journal: SavedHere<UnsentEdit<T> | null>; drop: () => void } {
  let isDropped = false
  let since: UnsentEdit<T> | null = null
  const keep = () => {
    if (isDropped) journal.set(since)
    else journal.set(since ? foldEdits(found, since) : found)
  }
  return {
    journal: {
      ...journal,
      get: () => null,
      set: edit => {
        since = edit
        keep()
      },
    },
    drop: () => {
      isDropped = true
      keep()
    },
  }
}
