import { defaultSongMode, songModes } from '@duologue/domain/choices/song-game-choices'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import { songGameTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { songGrades } from '@duologue/domain/songs/game/song-grades'
import type { ScoredGames } from './scored-games'

const { listening, writing, reading, speaking } = texts.games

/** The games over a song, as its page of scores tells of them (song-games.md#scores). */
export const songScores: ScoredGames = {
  modes: { all: songModes, usual: defaultSongMode },
  label: texts.game,
  names: {
    ...playTexts.modes,
    listening: listening.name,
    writing: writing.name,
    reading: reading.name,
    speaking: speaking.name,
  },
  worked: ({ difficulty }) => texts.pointsEach(songGrades[difficulty].points),
  ownEmpty: playTexts.noOwnScore,
}
