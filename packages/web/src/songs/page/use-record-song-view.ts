import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'

/**
 * Tells that a song was opened, which the server counts its own way (songs-for-learners.md#views-of-songs). The page was made
 * for a visitor: a student account that may not meet the song learns it here, and is led away (song-page.md#address).
 */
export function useRecordSongView(client: Client, id: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    client.songs.recordSongView({ params: { id } }).catch((error: unknown) => {
      // Any other view that was not counted is nothing a reader could mend.
      if (error instanceof CallFailed && error.status === 404)
        void navigate({ to: '/not-found', replace: true })
    })
  }, [client, id, navigate])
}
