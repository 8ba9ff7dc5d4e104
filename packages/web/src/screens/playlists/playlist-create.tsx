import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { getRouteApi } from '@tanstack/react-router'
import { CreateForm } from '../../playlists/create-playlist-form'
import { useLoginNeeded } from '../../session/guards'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/playlists/create')

/** /playlists/create (playlists.md#creating-one); for signed-in users. */
export function PlaylistCreate() {
  const { client } = route.useRouteContext()
  const { add } = route.useSearch()
  const navigate = route.useNavigate()
  useLoginNeeded(add ? `/playlists/create?add=${add}` : '/playlists/create')
  return (
    <div className={page.page}>
      <h1>{shell.newPlaylist}</h1>
      <CreateForm
        client={client}
        conversation={add}
        onCreated={({ id, name }) =>
          navigate({
            to: '/playlists/$playlistId/$',
            params: { playlistId: id, _splat: slugify(name) },
          })
        }
      />
    </div>
  )
}
