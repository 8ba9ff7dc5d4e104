import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { getRouteApi } from '@tanstack/react-router'
import type { AddedThing } from '../../playlists/adding/added-thing'
import { CreateForm } from '../../playlists/create-playlist-form'
import { useLoginNeeded } from '../../session/guards'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/playlists/create')

const isId = (told: unknown): told is string =>
  typeof told === 'string' && /^[\w-]{1,40}$/.test(told)

/** The conversation or the song that it begins with. */
function beginsWith({ add, song }: { add?: unknown; song?: unknown }): AddedThing | undefined {
  if (isId(song)) return { what: 'song', id: song }
  return isId(add) ? { what: 'conversation', id: add } : undefined
}

/** /playlists/create (playlists.md#creating-one); for signed-in users. */
export function PlaylistCreate() {
  const { client } = route.useRouteContext()
  const begins = beginsWith(route.useSearch())
  const navigate = route.useNavigate()
  useLoginNeeded(
    begins
      ? `/playlists/create?${begins.what === 'song' ? 'song' : 'add'}=${begins.id}`
      : '/playlists/create',
  )
  return (
    <div className={page.page}>
      <h1>{shell.newPlaylist}</h1>
      <CreateForm
        client={client}
        begins={begins}
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
