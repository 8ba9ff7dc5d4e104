import { useEffect } from 'react'
import type { Client } from '../../api/client'

/** Tells that a song was opened, which the server counts its own way (songs-for-learners.md#views-of-songs). */
export function useRecordSongView(client: Client, id: string): void {
  useEffect(() => {
    // A view that was not counted is nothing a reader could mend.
    client.songs.recordSongView({ params: { id } }).catch(() => undefined)
  }, [client, id])
}
