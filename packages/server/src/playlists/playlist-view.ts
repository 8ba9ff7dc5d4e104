import type { Playlist, PlaylistCard } from '@duologue/contract/playlists'
import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import type { PublicAuthor } from '../accounts/index'
import type { PlaylistRow } from './playlist-store'

/** A playlist as cards show it, with how many conversations its reader may see. */
export function playlistCardView(
  row: PlaylistRow,
  author: PublicAuthor | undefined,
  count: number,
): PlaylistCard {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    language: row.language,
    displayLanguage: row.language && displayLanguage(row.language),
    ownLanguageName: row.language && ownLanguageName(row.language),
    difficulty: row.difficulty,
    author: author ?? null,
    count,
    ...(row.heldAt ? { isHeld: true } : {}),
  }
}

/** A whole playlist with the ids that its reader may know of; an author who is gone is null ("Deleted User"). */
export function playlistView(
  row: PlaylistRow,
  author: PublicAuthor | undefined,
  listed: readonly string[] = row.conversations,
): Playlist {
  return {
    ...playlistCardView(row, author, listed.length),
    conversations: [...listed],
    version: row.version,
  }
}
