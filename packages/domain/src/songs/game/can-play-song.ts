import { codeOfSongLanguage } from '../../choices/song-choices'
import { speechUnits } from '../../speech/speech-units'
import { askableWords, askedLines } from './asked-lines'
import { lineBlocks } from './line-blocks'
import { songGrades, songQuestions } from './song-grades'
import type { GameSong, SongWishes } from './song-setup'
import { isSameWord } from './word-choices'

type Choice = Pick<SongWishes, 'mode' | 'difficulty' | 'source'>

/** How many gaps the lines have whatever chance draws: where none may touch, each takes the room of three words. */
function surestGaps(song: GameSong, { difficulty, source }: Choice): number {
  const { gapsALine, mayTouch } = songGrades[difficulty]
  return askedLines(song, source).reduce((sum, place) => {
    const line = song.lines[place]
    const words = line ? askableWords(line).length : 0
    return sum + Math.min(gapsALine, mayTouch ? words : Math.ceil(words / 3))
  }, 0)
}

/** Whether there are two words that can be told apart. */
const hasChoices = ({ words, language }: GameSong) =>
  words.some(word => words[0] !== undefined && !isSameWord(words[0], word, language))

/** How many questions a game has at least, whatever its chance. */
function fewestQuestions(song: GameSong, choice: Choice): number {
  const asked = askedLines(song, choice.source)
  const language = codeOfSongLanguage(song.language)
  switch (choice.mode) {
    case 'listening':
      return hasChoices(song) ? surestGaps(song, choice) : 0
    case 'writing':
      return surestGaps(song, choice)
    case 'reading':
      return lineBlocks(song, asked, songGrades[choice.difficulty].block).flat().length
    case 'speaking':
      return asked.filter(place => speechUnits(song.lines[place]?.text ?? '', language).length > 0)
        .length
  }
}

/** Whether a song has enough for a game (song-games.md#deal): it asks at least 4 questions. */
export const canPlaySong = (song: GameSong, choice: Choice): boolean =>
  fewestQuestions(song, choice) >= songQuestions.fewest
