import { isEditor } from '../accounts/is-editor'
import type { Reader } from '../accounts/reader'

/** Whether the reader made the playlist: they alone are shown how to change it (playlists.md#who-may-change). */
export const isPlaylistAuthor = (reader: Reader, author: string | null): boolean =>
  reader.kind === 'user' && author !== null && reader.id === author

/** A playlist may be changed and deleted by its author and by admins (playlists.md#who-may-change). */
export const mayChangePlaylist = (reader: Reader, author: string | null): boolean =>
  isPlaylistAuthor(reader, author) || (reader.kind === 'user' && reader.role === 'admin')

/** Everybody reads every playlist, but one that is held for review: that its author and editors do (decision 049). */
export const mayReadPlaylist = (
  reader: Reader,
  { author, heldAt }: { author: string | null; heldAt: Date | null },
): boolean => heldAt === null || isEditor(reader) || isPlaylistAuthor(reader, author)
