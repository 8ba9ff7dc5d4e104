import { wordListTexts as texts } from '@duologue/domain/messages/word-lists'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { SongPage } from '../lyrics/song-page'
import { listJournal } from '../lyrics/word-lists/list-journal'
import { WordListsPage } from '../lyrics/word-lists/word-lists-page'
import { EditorPage } from '../songs/editor-page'

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
