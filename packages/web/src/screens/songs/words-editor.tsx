import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { getRouteApi } from '@tanstack/react-router'
import { SheetScreen } from '../../songs/sheets/sheet-screen'
import { listJournal } from '../../songs/word-lists/word-list-journal'
import { WordListsPage } from '../../songs/word-lists/word-lists-page'

const route = getRouteApi('/main/editor/songs/$songId/wordlists')

/** /editor/songs/{songId}/wordlists: which words each lyric of a song has (lyrics.md#words-editor). */
export function WordsEditor() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const page = { texts, journalOf: listJournal, page: WordListsPage }
  return <SheetScreen client={client} songId={songId} {...page} />
}
