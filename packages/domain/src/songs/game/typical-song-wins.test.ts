import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { songModes } from '../../choices/song-game-choices'
import { goodPlayer, playSong } from './play-song'
import { gameSong, sampleGame, tenLines } from './sample-game'
import { songResult, typicalSongWin } from './song-result'
import { typicalSongWins } from './typical-song-wins'

test('a win pays what a game of that kind pays to who is right in as many as it takes', () => {
  for (const difficulty of battleDifficulties) {
    const wins = songModes.map(mode => {
      const setup = sampleGame({ mode, difficulty })
      const { asked, score } = songResult(setup, playSong(setup, 7, [goodPlayer]).game)
      const win = typicalSongWin(difficulty, asked)
      expect(typicalSongWins(tenLines, mode, difficulty)).toEqual({ least: win, most: win })
      expect(win).toBeLessThanOrEqual(score)
      return win
    })
    const [least, most] = [Math.min(...wins), Math.max(...wins)]
    expect(typicalSongWins(tenLines, 'any', difficulty)).toEqual({ least, most })
  }
})

test('lines without times are played with a voice; what cannot be played pays nothing', () => {
  const untimed = {
    ...tenLines,
    lines: tenLines.lines.map(line => ({ ...line, start: 0, stop: 0 })),
  }
  expect(typicalSongWins(untimed, 'reading', 'easy')).toEqual(
    typicalSongWins(tenLines, 'reading', 'easy'),
  )
  const short = gameSong(['La luna', 'Mi gato'])
  expect(typicalSongWins(short, 'any', 'easy')).toBeNull()
})
