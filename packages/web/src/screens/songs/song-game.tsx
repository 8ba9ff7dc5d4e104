import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { songGameBook } from '../../plays/song-game-book'
import { SongMode } from '../../songs/game/song-mode'
import { songSheetQuery } from '../../songs/page/get-song-sheet-query'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/songs/$songId/game')

/** /songs/{id}/game: the games over a song (song-games.md#setup). */
export function SongGame() {
  const { client } = route.useRouteContext()
  const { songId } = route.useParams()
  const { mode } = route.useSearch()
  const { data: sheet } = useSuspenseQuery(songSheetQuery(client, songId))
  const [book] = useState(() => songGameBook(client, sheet.id))
  return (
    <div className={`${page.page} ${page.stack}`}>
      <SongMode key={sheet.id} sheet={sheet} book={book} asked={mode} />
    </div>
  )
}
