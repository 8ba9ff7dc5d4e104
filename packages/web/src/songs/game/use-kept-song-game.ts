import { useEffect } from 'react'
import { forgetSongGame, keepSongGame, type PlayedSong } from './kept-song-game'
import type { RunningSong } from './run-song'

/**
 * Keeps a game for a reload as long as the component is there; one that is left or over is forgotten, and practice is
 * never kept (song-games.md#leaving).
 */
export function useKeptSongGame(
  game: RunningSong,
  { id, gameRev }: PlayedSong,
  isKept: boolean,
): void {
  useEffect(() => {
    if (!isKept) return
    const keep = () => {
      if (game.now().state === 'over') forgetSongGame()
      else keepSongGame({ id, gameRev }, game.record())
    }
    const leave = game.subscribe(keep)
    // The clock may have gone on for long since the last change.
    window.addEventListener('pagehide', keep)
    keep()
    return () => {
      leave()
      window.removeEventListener('pagehide', keep)
      forgetSongGame()
    }
  }, [game, id, gameRev, isKept])
}
