import { drawInOrder, randomFromSeed } from '../../battle/random'
import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { type SongMode, songModes } from '../../choices/song-game-choices'
import { canPlaySong } from './can-play-song'
import { dealSong, questionsOf } from './deal-song'
import { typicalSongWin } from './song-result'
import type { GameSong } from './song-setup'

/**
 * What a win typically pays, in the game that pays least and in the one that pays most; null where the song has too little
 * for any of them (assignments.md#requirement). How many questions a game asks hardly depends on its chance.
 */
export function typicalSongWins(
  song: GameSong,
  mode: SongMode | 'any',
  difficulty: BattleDifficulty,
): { readonly least: number; readonly most: number } | null {
  const wins = songModes
    .filter(each => mode === 'any' || each === mode)
    .flatMap(each => {
      const choices = (['song', 'voice'] as const).map(source => ({
        mode: each,
        difficulty,
        source,
      }))
      const choice = choices.find(one => canPlaySong(song, one))
      if (!choice) return []
      const { draw } = drawInOrder(randomFromSeed(1), 0)
      const parts = dealSong({ song, ...choice, relaxed: false, extraTime: 1 }, draw)
      const questions = parts.reduce((sum, part) => sum + questionsOf(part), 0)
      return [typicalSongWin(difficulty, questions)]
    })
  return wins.length === 0 ? null : { least: Math.min(...wins), most: Math.max(...wins) }
}
