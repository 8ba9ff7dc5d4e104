import type { Draw } from '../../battle/random'
import { codeOfSongLanguage } from '../../choices/song-choices'
import { speechUnits } from '../../speech/speech-units'
import { askedLines } from './asked-lines'
import { type DrawnGap, drawGaps } from './draw-gaps'
import { lineBlocks, wrongOrder } from './line-blocks'
import { songGrades } from './song-grades'
import type { GameSong, SongSetup } from './song-setup'
import { sungLines } from './sung-lines'
import { wordChoices, wordsByLength } from './word-choices'

/** A word that is hidden in a line. */
export interface SongGap {
  /** Its place in the line's list. */
  readonly word: number
  /** The ids of the words that one chooses from; none where one writes. */
  readonly choices: readonly string[]
}

/** A part of a game, plain JSON: after its lines the song waits for the answers. */
export interface SongPart {
  /** Places of lines in the song; one, but in a block. */
  readonly lines: readonly number[]
  readonly gaps: readonly SongGap[]
  /** In which order the lines of a block are shown: places in `lines`. */
  readonly shown: readonly number[]
}

function dealGaps(setup: SongSetup, gaps: readonly DrawnGap[], draw: Draw): SongPart[] {
  const { song, mode, difficulty } = setup
  const words = new Map(song.words.map(word => [word.id, word]))
  const byLength = wordsByLength(song.words)
  const choicesOf = ({ line, word }: DrawnGap): readonly string[] => {
    const right = words.get(song.lines[line]?.words[word]?.[0] ?? '')
    const { choices } = songGrades[difficulty]
    if (mode === 'writing' || right === undefined) return []
    return wordChoices(right, byLength, song.language, choices, draw)
  }
  const lines = [...new Set(gaps.map(({ line }) => line))]
  return lines.map(line => ({
    lines: [line],
    gaps: gaps
      .filter(gap => gap.line === line)
      .map(gap => ({ word: gap.word, choices: choicesOf(gap) })),
    shown: [],
  }))
}

/** Asked lines that have something to be said. */
const sayable = ({ lines, language }: GameSong, asked: readonly number[]) =>
  asked.filter(
    place => speechUnits(lines[place]?.text ?? '', codeOfSongLanguage(language)).length > 0,
  )

/** The parts of a game by chance, in the order of the song (song-games.md#deal). */
export function dealSong(setup: SongSetup, draw: Draw): readonly SongPart[] {
  const { song, mode, difficulty, source } = setup
  const asked = askedLines(song, source)
  const { block, sung } = songGrades[difficulty]
  switch (mode) {
    case 'listening':
    case 'writing':
      return dealGaps(setup, drawGaps(song, asked, difficulty, draw), draw)
    case 'reading':
      return lineBlocks(song, asked, block).map(lines => ({
        lines,
        gaps: [],
        shown: wrongOrder(lines.length, draw),
      }))
    case 'speaking':
      return sungLines(sayable(song, asked), sung, draw).map(line => ({
        lines: [line],
        gaps: [],
        shown: [],
      }))
  }
}

/** How many questions a part asks: its gaps, the lines of a block, or the line that is sung. */
export const questionsOf = ({ lines, gaps }: SongPart): number =>
  gaps.length > 0 ? gaps.length : lines.length
