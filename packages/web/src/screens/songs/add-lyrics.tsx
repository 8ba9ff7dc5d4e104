import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { addJournal } from '../../songs/adding/add-journal'
import { AddLyricsPage } from '../../songs/adding/add-lyrics-page'
import { SongPage, songQueryKey } from '../../songs/editing/lyrics-page'
import { EditorPage } from '../../songs/gate/editor-page'

const route = getRouteApi('/main/editor/songs/$songId/addlyrics')

function Adding({ client, user, songId }: { client: Client; user: string; songId: string }) {
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

/** /editor/songs/{songId}/addlyrics: many lyrics out of a pasted text (lyrics.md#add-lyrics). */
export function AddLyrics() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  return (
    <EditorPage client={client}>
      {work => <Adding key={songId} {...work} songId={songId} />}
    </EditorPage>
  )
}
