import type { Playlist } from '@duologue/contract/playlists'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import type { ReactNode } from 'react'
import { ThingHeader } from '../ui/thing-header'
import { countsOfPlaylist } from './counts-of-playlist'

/** The head of a playlist's page with its actions (playlists.md#playlist-page). */
export function PlaylistHeader({
  playlist,
  children,
}: {
  playlist: Playlist
  children?: ReactNode
}) {
  const {
    name,
    language,
    displayLanguage,
    ownLanguageName,
    difficulty,
    author,
    description,
    isHeld,
  } = playlist
  return (
    <ThingHeader
      badge={isHeld ? heldTexts.held : null}
      title={name}
      counted={countsOfPlaylist(playlist)}
      language={language}
      displayLanguage={displayLanguage}
      ownLanguageName={ownLanguageName}
      level={difficulty}
      by={texts.by}
      author={author}
      description={description}
    >
      {children}
    </ThingHeader>
  )
}
