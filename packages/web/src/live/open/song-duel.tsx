import type { Client } from '../../api/client'
import { LiveDuel } from './live-duel'

/** Live Duel on the page of a song (song-page.md#head). */
export function SongDuel({
  client,
  song: { id, title },
}: {
  client: Client
  song: { id: string; title: string }
}) {
  return <LiveDuel client={client} thing={{ kind: 'song', id, title }} address={`/songs/${id}`} />
}
