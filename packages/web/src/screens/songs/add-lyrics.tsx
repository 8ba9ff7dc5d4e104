import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { getRouteApi } from '@tanstack/react-router'
import { addJournal } from '../../songs/adding/add-journal'
import { AddLyricsPage } from '../../songs/adding/add-lyrics-page'
import { SheetScreen } from '../../songs/sheets/sheet-screen'

const route = getRouteApi('/main/editor/songs/$songId/addlyrics')

/** /editor/songs/{songId}/addlyrics: many lyrics out of a pasted text (lyrics.md#add-lyrics). */
export function AddLyrics() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const page = { texts, journalOf: addJournal, page: AddLyricsPage }
  return <SheetScreen client={client} songId={songId} {...page} />
}
