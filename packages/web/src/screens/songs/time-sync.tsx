import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { getRouteApi } from '@tanstack/react-router'
import { SheetScreen } from '../../songs/sheets/sheet-screen'
import { timeJournal } from '../../songs/times/time-journal'
import { TimeSyncPage } from '../../songs/times/time-sync-page'

const route = getRouteApi('/main/editor/songs/$songId/timesync')

/** /editor/songs/{songId}/timesync: when each lyric of a song is sung (songs.md#time-sync). */
export function TimeSync() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const page = { texts, journalOf: timeJournal, page: TimeSyncPage }
  return <SheetScreen client={client} songId={songId} {...page} />
}
