import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Client } from '../../api/client'
import { songGameBook } from '../../plays/song-game-book'
import { SongMode } from '../../songs/game/song-mode'
import { songSheetQuery } from '../../songs/page/get-song-sheet-query'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

const AssignedBattle = latePart(
  async () => (await import('../../assignments/assigned-battle')).AssignedBattle,
)
const AssignmentInfo = latePart(
  async () => (await import('../../assignments/assignment-info')).AssignmentInfo,
)

const NextInPlaylist = latePart(
  async () => (await import('../../playlists/songs/next-in-playlist')).NextInPlaylist,
)

const route = getRouteApi('/main/songs/$songId/game')

/** The book of its games; `again` asks for the assignment anew, when a game could not be begun for it as it is known here. */
function bookOf(client: Client, song: string, assignment: string | undefined, again?: () => void) {
  const book = songGameBook(client, song, assignment)
  return {
    ...book,
    begin: async (chosen: Parameters<typeof book.begin>[0]) => {
      const answer = await book.begin(chosen)
      if (answer.kind === 'refused') again?.()
      return answer
    },
  }
}

/** /songs/{id}/game: the games over a song, for an assignment or not (song-games.md#setup). */
export function SongGame() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const { mode, assignment: wanted, playlist } = route.useSearch()
  const { data: sheet } = useSuspenseQuery(songSheetQuery(client, songId))
  const game = (assignment?: Assignment, note: ReactNode = null, again?: () => void) => (
    <SongMode
      key={`${sheet.id} ${assignment?.id ?? ''}`}
      sheet={sheet}
      book={bookOf(client, sheet.id, assignment?.id, again)}
      asked={mode}
      assigned={assignment}
      next={
        playlist === undefined ? null : (
          <NextInPlaylist client={client} playlist={playlist} song={sheet.id} />
        )
      }
      info={
        <>
          {note}
          {assignment ? (
            <AssignmentInfo assignment={assignment} modes={assignedSongTexts.modes} />
          ) : null}
        </>
      }
    />
  )
  return (
    <div className={`${page.page} ${page.stack}`}>
      <Suspense fallback={<LoadingVoices />}>
        {wanted === undefined ? (
          game()
        ) : (
          <AssignedBattle client={client} id={wanted} waiting={<LoadingVoices />}>
            {game}
          </AssignedBattle>
        )}
      </Suspense>
    </div>
  )
}
