import type { Client } from '../../api/client'
import type { VideoFault } from '../../video/video-port'

/** Tells that a song did not play for somebody who is logged in, so that editors see it (song-page.md#without-sound). */
export function tellSongFault(client: Client, id: string, fault: VideoFault): void {
  // Without a network everything is away, and nothing is wrong with the song.
  if (!navigator.onLine) return
  client.songs.tellSongFault({ params: { id }, body: { fault } }).catch(() => undefined)
}
