import type { Playlist as Shown } from '@duologue/contract/playlists'
import { userOf } from '@duologue/domain/accounts/reader'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { isPlaylistAuthor } from '@duologue/domain/playlists/may-change-playlist'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { isNotFound } from '../../api/call-failed'
import { useUnsent } from '../../autosave/use-unsent'
import { keysOfPlaylist, playlistQuery } from '../../playlists/get-playlist-query'
import { PlaylistCards } from '../../playlists/playlist-cards'
import { PlaylistGone } from '../../playlists/playlist-gone'
import { PlaylistHeader } from '../../playlists/playlist-header'
import { playlistJournal } from '../../playlists/playlist-journal'
import { useRecordPlaylistView } from '../../playlists/use-record-playlist-view'
import { refreshUser } from '../../session/get-me'
import { useSession } from '../../session/session'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

// Only a teacher needs this, and only its author the others.
const AssignWholePlaylist = latePart(
  async () => (await import('../../assignments/assign/assign-whole-playlist')).AssignWholePlaylist,
)
const OwnerActions = latePart(
  async () => (await import('../../playlists/playlist-owner-actions')).OwnerActions,
)
const CourseOfPlaylist = latePart(
  async () => (await import('../../courses/course-of-playlist')).CourseOfPlaylist,
)
// Most playlists have no songs.
const PlaylistSongs = latePart(
  async () => (await import('../../playlists/songs/playlist-songs')).PlaylistSongs,
)
const KeepSwitch = latePart(async () => (await import('../../offline/keep-switch')).KeepSwitch)
const PlaylistEditor = latePart(
  async () => (await import('../../playlists/playlist-editor')).PlaylistEditor,
)

const route = getRouteApi('/main/playlists/$playlistId/$')

/** /playlists/{id}/{slug} in its states loading, viewing and editing (playlists.md#playlist-page). */
export function Playlist() {
  const { client } = route.useRouteContext()
  const { playlistId } = route.useParams()
  const session = useSession()
  const router = useRouter()
  const queryClient = useQueryClient()
  const isTeacher = session.status === 'user' && session.user.type === 'teacher'
  const [wantsToEdit, setWantsToEdit] = useState(false)
  const user = session.status === 'user' ? session.user.id : null
  const asked = useQuery({
    ...playlistQuery(client, playlistId, user),
    // What came with the page stands until the reader's own view of it is there.
    placeholderData: () =>
      queryClient.getQueryData(playlistQuery(client, playlistId, null).queryKey),
  })
  const { data: playlist } = asked
  const author = playlist?.author?.id ?? null
  const isOwn = user !== null && isPlaylistAuthor(userOf(user), author)
  useRecordPlaylistView(client, playlist?.id)
  const isUnsent = useUnsent(user, playlistId, playlistJournal)
  if (isNotFound(asked.error)) return <PlaylistGone isUser={user !== null} />
  if (!playlist)
    return asked.isError ? (
      <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
    ) : (
      <LoadingVoices />
    )
  const hasSongs = playlist.songs.length > 0
  const saved = (stored: Shown) => {
    queryClient.setQueryData(playlistQuery(client, playlistId, user).queryKey, stored)
    void refreshUser(client)
  }
  const askAnew = async () => {
    for (const keys of keysOfPlaylist(playlistId)) await queryClient.invalidateQueries(keys)
  }
  const finish = async () => {
    setWantsToEdit(false)
    await askAnew()
    // The name may be another one now, and with it the address and the title of the tab.
    await router.invalidate()
  }
  /** Back does not lead to what was deleted here, and whoever has its address is told the truth. */
  const leave = async () => {
    await router.navigate({ href: '/library/playlists', replace: true })
    for (const keys of keysOfPlaylist(playlistId)) queryClient.removeQueries(keys)
  }
  if (isOwn && (wantsToEdit || isUnsent) && !asked.isPlaceholderData)
    return (
      <div className={page.page}>
        <Suspense fallback={<LoadingVoices />}>
          <PlaylistEditor
            client={client}
            playlist={playlist}
            user={user ?? ''}
            onSaved={saved}
            onGone={() => void askAnew()}
            onFinish={() => void finish()}
          />
        </Suspense>
      </div>
    )
  return (
    <article className={page.page}>
      <PlaylistHeader playlist={playlist}>
        {isOwn ? (
          <Suspense>
            <OwnerActions
              client={client}
              playlist={playlist}
              onEdit={() => setWantsToEdit(true)}
              onDeleted={leave}
            />
            {playlist.count > 0 ? <CourseOfPlaylist playlist={playlist} /> : null}
          </Suspense>
        ) : null}
        {isTeacher && playlist.count > 0 ? (
          <Suspense>
            <AssignWholePlaylist client={client} playlist={playlist} />
          </Suspense>
        ) : null}
        <Late>
          <KeepSwitch kind="playlist" id={playlist.id} />
        </Late>
      </PlaylistHeader>
      {hasSongs && playlist.conversations.length === 0 ? null : (
        <PlaylistCards key={playlistId} playlist={playlist} reader={user} isOwn={isOwn} />
      )}
      {hasSongs ? (
        <Late>
          <PlaylistSongs playlist={playlist} reader={user} />
        </Late>
      ) : null}
    </article>
  )
}
