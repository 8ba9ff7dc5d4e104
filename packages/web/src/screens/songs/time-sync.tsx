import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { SongPage } from '../../songs/editing/lyrics-page'
import { EditorPage } from '../../songs/gate/editor-page'
import { timeJournal } from '../../songs/times/time-journal'
import { TimeSyncPage } from '../../songs/times/time-sync-page'

const route = getRouteApi('/main/editor/songs/$songId/timesync')

function Editing({ client, user, songId }: { client: Client; user: string; songId: string }) {
  const [journal] = useState(() => timeJournal(user, songId))
  return (
    <SongPage
      client={client}
      songId={songId}
      texts={texts}
      journal={journal}
      editor={(song, own, bar) => (
        <TimeSyncPage client={client} song={song} journal={own}>
          {bar}
        </TimeSyncPage>
      )}
    />
  )
}

/** /editor/songs/{songId}/timesync: when each lyric of a song is sung (songs.md#time-sync). */
export function TimeSync() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  return (
    <EditorPage client={client}>
      {work => <Editing key={songId} {...work} songId={songId} />}
    </EditorPage>
  )
}
