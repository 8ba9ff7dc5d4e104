import { getRouteApi } from '@tanstack/react-router'
import { EditorPage } from '../../songs/gate/editor-page'
import { OpenedSong } from '../../songs/gate/opened-song'

const route = getRouteApi('/main/editor/songs/$songId')

/** /editor/songs/{songId}: the editor of a song (songs.md#song-editor). */
export function SongEditor() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const navigate = route.useNavigate()
  return (
    <EditorPage client={client}>
      {work => (
        <OpenedSong
          key={songId}
          {...work}
          id={songId}
          onLeave={() => void navigate({ to: '/editor' })}
        />
      )}
    </EditorPage>
  )
}
