import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSession } from '../../session/session'
import { songSheetQuery } from '../../songs/page/get-song-sheet-query'
import { LearnerSong } from '../../songs/page/learner-song'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'

const route = getRouteApi('/main/songs/$songId/$')

/** /songs/{id}/{slug} (song-page.md). */
export function Song() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const { data: sheet } = useSuspenseQuery(songSheetQuery(client, songId))
  const session = useSession()
  const isEditor = session.status === 'user' && session.user.role
  return (
    <LearnerSong key={sheet.id} sheet={sheet}>
      {isEditor ? (
        <Link className={button.secondary} to="/editor/songs/$songId" params={{ songId: sheet.id }}>
          <Icon name="settings" /> {texts.edit}
        </Link>
      ) : null}
    </LearnerSong>
  )
}
