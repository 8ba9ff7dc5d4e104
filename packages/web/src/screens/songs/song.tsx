import { shell } from '@duologue/domain/messages/site/shell'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSession } from '../../session/session'
import { songSheetQuery } from '../../songs/page/get-song-sheet-query'
import { LearnerSong } from '../../songs/page/learner-song'
import { tellSongFault } from '../../songs/page/tell-song-fault'
import { useRecordSongView } from '../../songs/page/use-record-song-view'
import button from '../../ui/button.module.css'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'

const SongForClass = latePart(
  async () => (await import('../../live/open/song-for-class')).SongForClass,
)

// Its place is kept until it comes.
const SaveButton = latePart(async () => (await import('../../saved/save-button')).SaveButton)

const AddButton = latePart(
  async () => (await import('../../playlists/adding/add-button')).AddButton,
)

const route = getRouteApi('/main/songs/$songId/$')

/** /songs/{id}/{slug} (song-page.md). */
export function Song() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const { playlist } = route.useSearch()
  const { data: sheet } = useSuspenseQuery(songSheetQuery(client, songId))
  const session = useSession()
  useRecordSongView(client, sheet.id)
  const thing = { what: 'song', id: sheet.id } as const
  const user = session.status === 'user' && session.user
  return (
    <LearnerSong
      key={sheet.id}
      sheet={sheet}
      onFault={fault => {
        if (user) tellSongFault(client, sheet.id, fault)
      }}
    >
      <Link
        className={button.primary}
        to="/songs/$songId/game"
        params={{ songId }}
        search={{ playlist }}
      >
        {texts.play}
      </Link>
      <Link className={button.secondary} to="/songs/$songId/scores" params={{ songId }}>
        {shell.scores}
      </Link>
      {user && user.role && (
        <Link className={button.secondary} to="/editor/songs/$songId" params={{ songId: sheet.id }}>
          <Icon name="settings" /> {texts.edit}
        </Link>
      )}
      <Late>
        <SaveButton client={client} thing={thing} />
        <AddButton client={client} thing={thing} />
        {sheet.state === 'open' && <SongForClass client={client} song={sheet} />}
      </Late>
    </LearnerSong>
  )
}
