import type { LyricEdit, SongEdit } from '@duologue/domain/songs/editing/edit'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { toSeconds } from '@duologue/domain/songs/times/time'

const isWords = (value: unknown): value is readonly WordInHand[] => Array.isArray(value)

/** What travels of an edited field: of words their ids, of times the seconds. */
function sentValue({ kind, field, value }: SongEdit | LyricEdit): unknown {
  if (kind === 'song') return value
  if (field === 'words' && isWords(value)) return value.map(({ id }) => id)
  return (field === 'startTime' || field === 'stopTime') && typeof value === 'number'
    ? toSeconds(value)
    : value
}

/** What travels of edits of one song or one lyric, by their fields. */
export const editedFields = (edits: readonly (SongEdit | LyricEdit)[]): object =>
  Object.fromEntries(edits.map(edit => [edit.field, sentValue(edit)]))
