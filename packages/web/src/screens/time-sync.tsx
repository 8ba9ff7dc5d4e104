import { timeSyncTexts as texts } from '@duologue/domain/messages/time-sync'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { SongPage } from '../lyrics/song-page'
import { timeJournal } from '../lyrics/time-sync/time-journal'
import { TimeSyncPage } from '../lyrics/time-sync/time-sync-page'
import { useSession } from '../session/session'
import { EditorGate } from '../songs/editor-gate'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/editor/songs/$songId/timesync')

function Editing({ user }: { user: string }) {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
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

/** /editor/songs/{songId}/timesync: when each lyric of a song is sung (S3 section 2.5). */
export function TimeSync() {
  const { songId } = route.useParams()
  const session = useSession()
  return (
    <div className={page.page}>
      <EditorGate>
        {session.status === 'user' ? (
          <Editing key={`${session.user.id}:${songId}`} user={session.user.id} />
        ) : null}
      </EditorGate>
    </div>
  )
}
