import { isReload } from '../../battle/kept-battle'
import { inTab } from '../../saved-here/in-tab'
import type { SongRecord } from './run-song'

/** Where the game in progress is kept: for this tab, and only until it is left or over (song-games.md#leaving). */
const place = inTab('song-game-in-progress')

/** Changes when a game of an earlier program could not go on in this one. */
const format = 1

/** The song that a game is played over, as it was then. */
export interface PlayedSong {
  readonly id: string
  readonly gameRev: number
}

/** Keeps a game for a reload of the page. */
export const keepSongGame = ({ id, gameRev }: PlayedSong, record: SongRecord): void =>
  place.keep({ format, id, gameRev, record })

/** Forgets the game in progress. */
export const forgetSongGame = place.forget

/** The game that a reload of this page interrupted; null when there is none or the song has changed. */
export function interruptedSongGame({ id, gameRev }: PlayedSong): SongRecord | null {
  if (!isReload()) return null
  const kept = place.kept() as Record<string, unknown> | null
  const fits = kept?.format === format && kept.id === id && kept.gameRev === gameRev
  return fits ? (kept.record as SongRecord) : null
}
