import { useEffect } from 'react'
import type { Client } from '../api/client'

/** Tells the server that a playlist was opened; it counts in its own way (playlists.md#popular-playlists). */
export function useRecordPlaylistView(client: Client, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    // A view that was not counted is nothing a reader could mend.
    client.playlists.recordPlaylistView({ params: { id }, body: {} }).catch(() => undefined)
  }, [client, id])
}
