import { allowed } from '../../battle/battle-offer'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { songModes } from '../../choices/song-game-choices'

/** What an assignment asks of its games over a song, as Battle Mode does (battle.md#assigned-settings). */
export interface AssignedSong {
  readonly mode: string
  readonly difficulty: string
}

/** What can be chosen for a game over a song. */
export type SongOffer = ReturnType<typeof songOffer>

/** Everything, or only what its assignment fixes (song-games.md#assigned-games). */
export const songOffer = (assigned: AssignedSong = { mode: 'any', difficulty: 'any' }) => ({
  modes: allowed(songModes, assigned.mode),
  difficulties: allowed(battleDifficulties, assigned.difficulty),
})
