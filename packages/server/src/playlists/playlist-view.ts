import type { Playlist, PlaylistCard } from '@duologue/contract/playlists'
import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import type { PublicAuthor } from '../accounts/index'
import type { Listed } from './listed-in'
import type { PlaylistRow } from './playlist-store'

/** A playlist as cards show it, with how many conversations and songs its reader may see. */
export function playlistCardView(
  row: PlaylistRow,
  author: PublicAuthor | undefined,
  { ids, songs, scene }: Listed,
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
    scene,
    count: ids.length,
    songCount: songs.length,
    ...(row.heldAt ? { isHeld: true } : {}),
  }
}

/**
 * A whole playlist with the ids that its reader may know of, and its scene where conversations were looked at for it; an
 * author who is gone is null ("Deleted User").
 */
export function playlistView(
  row: PlaylistRow,
  author: PublicAuthor | undefined,
  listed: Listed = { ids: row.conversations, songs: row.songs, scene: null },
): Playlist {
  const { scene, ...card } = playlistCardView(row, author, listed)
  return {
    ...card,
    ...(scene === null ? {} : { scene }),
    conversations: [...listed.ids],
    songs: [...listed.songs],
    version: row.version,
  }
}
