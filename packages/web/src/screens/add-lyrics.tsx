import { addLyricsTexts as texts } from '@duologue/domain/messages/add-lyrics'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { addJournal } from '../lyrics/add-lyrics/add-journal'
import { AddLyricsPage } from '../lyrics/add-lyrics/add-lyrics-page'
import { SongPage, songQueryKey } from '../lyrics/song-page'
import { useSession } from '../session/session'
import { EditorGate } from '../songs/editor-gate'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/editor/songs/$songId/addlyrics')

function Adding({ user }: { user: string }) {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const queries = useQueryClient()
  const [journal] = useState(() => addJournal(user, songId))
  return (
    <SongPage
      client={client}
      songId={songId}
      texts={texts}
      journal={journal}
      editor={(song, own, bar) => (
        <AddLyricsPage
          key={song.rev}
          client={client}
          song={song}
          journal={own}
          onStale={() => void queries.refetchQueries({ queryKey: songQueryKey(songId) })}
        >
          {bar}
        </AddLyricsPage>
      )}
    />
  )
}

/** /editor/songs/{songId}/addlyrics: many lyrics out of a pasted text (S3 section 2.6). */
export function AddLyrics() {
  const { songId } = route.useParams()
  const session = useSession()
  return (
    <div className={page.page}>
      <EditorGate>
        {session.status === 'user' ? (
          <Adding key={`${session.user.id}:${songId}`} user={session.user.id} />
        ) : null}
      </EditorGate>
    </div>
  )
}
