import { isSame } from '../../saving/is-same'
import { applyEdit } from './apply-edit'
import type { Edit, LyricEdit } from './edit'
import { lyricFields, type SongInHand, valueOf, wordsOf } from './song-in-hand'

const orderOf = (song: SongInHand) => song.lyrics.map(({ id }) => id)

/** The edits of single fields that make the lyrics of one song those of the other, where both have them. */
function fieldEdits(from: SongInHand, to: SongInHand): LyricEdit[] {
  const now = new Map(from.lyrics.map(line => [line.id, line]))
  return to.lyrics.flatMap(line => {
    const other = now.get(line.id)
    if (!other || other === line) return []
    return lyricFields
      .filter(field => !isSame(other[field], line[field]))
      .map((field): LyricEdit => {
        const value = valueOf(to, line, field)
        return { kind: 'lyric', id: line.id, field, value, was: valueOf(from, other, field) }
      })
  })
}

/** What takes back that lyrics came, went or moved; fields that differ still are set afterwards. */
function structureBack(before: SongInHand, after: SongInHand, freshId: string): Edit[] {
  const [was, now] = [new Set(orderOf(before)), new Set(orderOf(after))]
  const removed = after.lyrics
    .filter(({ id }) => !was.has(id))
    .map(({ id }): Edit => ({ kind: 'remove', id }))
  const added = before.lyrics.flatMap((line, place): Edit[] =>
    now.has(line.id)
      ? []
      : [{ kind: 'add', id: freshId, place, line, words: wordsOf(before, line) }],
  )
  return [...removed, ...added]
}

/**
 * The edits that take back an edit of a song (songs.md#undo), as new edits, so that they reach past a save. A
 * removed lyric comes back under the id `freshId`: its own is gone for good.
 */
export function inverseOf(song: SongInHand, edit: Edit, freshId: string): Edit[] {
  const after = applyEdit(song, edit)
  if (edit.kind === 'song') return [{ ...edit, value: song.fields[edit.field], was: edit.value }]
  if (edit.kind === 'lyric' && !edit.toAll) {
    const line = song.lyrics.find(({ id }) => id === edit.id)
    if (!line) return []
    const back: LyricEdit = { ...edit, value: valueOf(song, line, edit.field), was: edit.value }
    const others = fieldEdits(applyEdit(after, back), song)
    return [back, ...others]
  }
  const back: Edit[] =
    edit.kind === 'order'
      ? [{ kind: 'order', ids: orderOf(song) }]
      : structureBack(song, after, freshId)
  const undone = back.reduce(applyEdit, after)
  const fields = fieldEdits(undone, song)
  // Word times are lost with a text, and told once it is back.
  return [...back, ...fields, ...fieldEdits(fields.reduce(applyEdit, undone), song)]
}
