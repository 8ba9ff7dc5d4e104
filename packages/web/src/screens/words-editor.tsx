import { wordListTexts as texts } from '@duologue/domain/messages/word-lists'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { SongPage } from '../lyrics/song-page'
import { listJournal } from '../lyrics/word-lists/list-journal'
import { WordListsPage } from '../lyrics/word-lists/word-lists-page'
import { useSession } from '../session/session'
import { EditorGate } from '../songs/editor-gate'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/editor/songs/$songId/wordlists')

function Editing({ user }: { user: string }) {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const [journal] = useState(() => listJournal(user, songId))
  return (
    <SongPage
      client={client}
      songId={songId}
      texts={texts}
      journal={journal}
      editor={(song, own, bar) => (
        <WordListsPage client={client} song={song} journal={own}>
          {bar}
        </WordListsPage>
      )}
    />
  )
}

/** /editor/songs/{songId}/wordlists: which words each lyric of a song has (S3 section 2.7). */
export function WordsEditor() {
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
