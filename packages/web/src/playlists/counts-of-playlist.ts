import { playlistCardTexts as texts } from '@duologue/domain/messages/playlists/playlist-card'

/** How much is in a playlist, "12 conversations · 3 songs"; never "0 songs" (playlists.md#songs). */
export function countsOfPlaylist({
  count,
  songCount,
}: {
  count: number
  songCount: number
}): string {
  const ofSongs = songCount > 0 ? [texts.songs(songCount)] : []
  const isOfSongs = count === 0 && songCount > 0
  return [...(isOfSongs ? [] : [texts.conversations(count)]), ...ofSongs].join(' · ')
}
