import { type FieldConflict, type FieldRevs, findConflicts } from './find-conflicts'
import type { Inverse, Part, RemovedPart, Whole } from './song-change'

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

/** The order of before, as far as its lyrics are there; those that came since stay behind whom they stand behind. */
function inOrder<L extends Part>(lyrics: readonly L[], order: readonly string[]): L[] {
  const byId = new Map(lyrics.map(line => [line.id, line]))
  const known = new Set(order)
  const ordered = order.flatMap(id => byId.get(id) ?? [])
  for (const [index, line] of lyrics.entries()) {
    if (known.has(line.id)) continue
    const before = lyrics[index - 1]
    const at = before ? ordered.findIndex(({ id }) => id === before.id) + 1 : 0
    ordered.splice(at, 0, line)
  }
  return ordered
}

/**
 * Undoes one change of a song (editor-rules (d), undo): fields get back what they were, what was taken out comes back,
 * what came goes, the order is as before. What was changed again since is a conflict, and then nothing is undone.
 *
 * @param rev the revision that is undone.
 * @param make a lyric that comes back, of the fields that were kept.
 */
export function revertChange<L extends RevisedPart>(
  whole: Reverted<L>,
  inverse: Inverse,
  rev: number,
  make: (fields: RemovedPart['fields']) => L,
): { song: Reverted<L>['song']; lyrics: L[] } | { conflicts: FieldConflict[] } {
  const byId = new Map(whole.lyrics.map(line => [line.id, line]))
  const song = inverse.song ?? {}
  const conflicts = findConflicts({
    id: whole.id,
    current: whole.song,
    fieldRevs: whole.fieldRevs,
    patch: song,
    baseRev: rev,
  })
  for (const [id, patch] of Object.entries(inverse.lyrics ?? {})) {
    const line = byId.get(id)
    if (!line) conflicts.push({ id, field: 'id', theirs: null, yours: id })
    else
      conflicts.push(
        ...findConflicts({ id, current: line, fieldRevs: line.fieldRevs, patch, baseRev: rev }),
      )
  }
  for (const id of inverse.added ?? []) {
    const line = byId.get(id)
    if (line && line.rev > rev) conflicts.push({ id, field: 'id', theirs: id, yours: null })
  }
  if (conflicts.length > 0) return { conflicts }

  const gone = new Set(inverse.added)
  let lyrics = whole.lyrics
    .filter(({ id }) => !gone.has(id))
    .map(line => {
      const patch = inverse.lyrics?.[line.id]
      return patch ? { ...line, ...patch } : line
    })
  for (const removed of inverse.removed ?? [])
    if (!byId.has(removed.fields.id)) lyrics = putBack(lyrics, removed, make)
  if (inverse.order) lyrics = inOrder(lyrics, inverse.order)
  return { song: { ...whole.song, ...song }, lyrics }
}
