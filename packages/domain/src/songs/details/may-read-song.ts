import { isEditor } from '../../accounts/is-editor'
import type { Reader } from '../../accounts/reader'

/** Curated songs are everybody's, the others only the editors' (songs.md#who-may-read; security.md#who-may-call). */
export const mayReadSong = (reader: Reader, song: { curated: boolean }): boolean =>
  song.curated || isEditor(reader)
