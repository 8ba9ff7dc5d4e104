import { type FieldConflict, type FieldRevs, findConflicts } from './find-conflicts'
import { inOrder } from './in-order'
import type { Fields, Inverse, Part, RemovedPart, Whole } from './song-change'

/** A lyric as it is kept: with the revision of its last change, and those of its fields. */
export interface RevisedPart extends Part {
  readonly rev: number
  readonly fieldRevs: FieldRevs
}

/** What a change is undone in. */
interface Reverted<L extends RevisedPart> extends Whole<L> {
  readonly id: string
  readonly fieldRevs: FieldRevs
}

/** Puts a lyric back behind the one that it stood behind; when that is gone too, at the beginning of what follows. */
function putBack<L extends Part>(
  lyrics: readonly L[],
  { after, fields }: RemovedPart,
  make: (fields: RemovedPart['fields']) => L,
): L[] {
  const at = after === null ? 0 : lyrics.findIndex(({ id }) => id === after) + 1
  // Behind a lyric that is no longer there is the end, where nothing else is pushed aside.
  const index = after !== null && at === 0 ? lyrics.length : at
  return [...lyrics.slice(0, index), make(fields), ...lyrics.slice(index)]
}

/** Fields without those that follow from others and were told anew since: they are told anew again. */
function withoutOld(patch: Fields, line: RevisedPart, rev: number, derived: readonly string[]) {
  return Object.fromEntries(
    Object.entries(patch).filter(
      ([field]) => !derived.includes(field) || (line.fieldRevs[field] ?? 0) <= rev,
    ),
  )
}

/** Whether somebody has written into a lyric after a revision. */
const isWritten = (line: RevisedPart, rev: number, derived: readonly string[]) =>
  Object.entries(line.fieldRevs).some(([field, at]) => at > rev && !derived.includes(field))

interface Asked {
  inverse: Inverse
  /** The revision that is undone. */
  rev: number
  /** Fields of lyrics that follow from the others: they are no reason to refuse. */
  derived: readonly string[]
}

/** What stands against undoing a change. */
function conflictsOf<L extends RevisedPart>(
  whole: Reverted<L>,
  { inverse, rev, derived }: Asked,
): FieldConflict[] {
  const byId = new Map(whole.lyrics.map(line => [line.id, line]))
  const inLyrics = Object.entries(inverse.lyrics ?? {}).flatMap(([id, fields]) => {
    const current = byId.get(id)
    if (!current) return [{ id, field: 'id', theirs: null, yours: id }]
    const patch = withoutOld(fields, current, rev, derived)
    return findConflicts({ id, current, fieldRevs: current.fieldRevs, patch, baseRev: rev })
  })
  const added = (inverse.added ?? []).filter(id => {
    const line = byId.get(id)
    return line !== undefined && isWritten(line, rev, derived)
  })
  const { id, song: current, fieldRevs } = whole
  return [
    ...findConflicts({ id, current, fieldRevs, patch: inverse.song ?? {}, baseRev: rev }),
    ...inLyrics,
    ...added.map(lyric => ({ id: lyric, field: 'id', theirs: lyric, yours: null })),
  ]
}

/**
 * Undoes one change of a song (songs.md#history): fields get back what they were, what was taken out comes back,
 * what came goes, the order is as before. What was changed again since is a conflict, and then nothing is undone.
 *
 * @param make a lyric that comes back, of the fields that were kept.
 */
export function revertChange<L extends RevisedPart>(
  whole: Reverted<L>,
  asked: Asked,
  make: (fields: RemovedPart['fields']) => L,
): { song: Fields; lyrics: L[] } | { conflicts: FieldConflict[] } {
  const { inverse, rev, derived } = asked
  const conflicts = conflictsOf(whole, asked)
  if (conflicts.length > 0) return { conflicts }
  const there = new Set(whole.lyrics.map(({ id }) => id))
  const gone = new Set(inverse.added)
  let lyrics = whole.lyrics
    .filter(({ id }) => !gone.has(id))
    .map(line => {
      const patch = inverse.lyrics?.[line.id]
      return patch ? { ...line, ...withoutOld(patch, line, rev, derived) } : line
    })
  for (const removed of inverse.removed ?? [])
    if (!there.has(removed.fields.id)) lyrics = putBack(lyrics, removed, make)
  if (inverse.order) lyrics = inOrder(lyrics, inverse.order)
  return { song: { ...whole.song, ...inverse.song }, lyrics }
}
