import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { SongPage } from '../../songs/editing/lyrics-page'
import { EditorPage } from '../../songs/gate/editor-page'
import { listJournal } from '../../songs/word-lists/word-list-journal'
import { WordListsPage } from '../../songs/word-lists/word-lists-page'

const route = getRouteApi('/main/editor/songs/$songId/wordlists')

function Editing({ client, user, songId }: { client: Client; user: string; songId: string }) {
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

/** /editor/songs/{songId}/wordlists: which words each lyric of a song has (lyrics.md#words-editor). */
export function WordsEditor() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  return (
    <EditorPage client={client}>
      {work => <Editing key={songId} {...work} songId={songId} />}
    </EditorPage>
  )
}
