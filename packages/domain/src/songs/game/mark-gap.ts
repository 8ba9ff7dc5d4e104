import type { BattleDifficulty } from '../../choices/battle-difficulties'
import { codeOfSongLanguage, type SongLanguage } from '../../choices/song-choices'
import { isWrittenRight } from '../../pronunciation/game/mark-writing'
import { plainWord } from '../../words/word-key'
import type { SongWord, SungLine } from './song-setup'

/** Whether the case of a word's first letter is right, where it belongs to the word: in German, but for a line's first. */
function hasItsCase(written: string, typed: string, isFirst: boolean): boolean {
  const [own = '', given = ''] = [Array.from(written)[0], Array.from(typed)[0]]
  return isFirst || own.toLowerCase() !== given.toLowerCase() || own === given
}

/** How a hidden word stands in its line. */
export const hiddenText = ({ text, words }: SungLine, place: number): string => {
  const [, from, to] = words[place] ?? []
  return text.slice(from ?? 0, to ?? 0)
}

/**
 * Whether a hidden word was written right (song-games.md#writing): as it stands in the line or in the library, marked as
 * items of pronunciation lists are. Case, accents and tones count on hard alone, case in German and not at the
 * beginning of a line.
 *
 * @param place of the word in the line's list.
 */
export function isGapRight(
  line: SungLine,
  place: number,
  word: SongWord,
  answer: string,
  { language, difficulty }: { language: SongLanguage; difficulty: BattleDifficulty },
): boolean {
  const written = plainWord(hiddenText(line, place))
  const typed = plainWord(answer)
  const item = {
    id: word.id,
    text: written,
    translation: '',
    pinyin: word.pinyin === '' ? null : word.pinyin,
    audio: null,
    variants: [plainWord(word.text)],
    contrast: null,
  }
  if (!isWrittenRight(item, typed, codeOfSongLanguage(language), difficulty)) return false
  const isFirst = !/\p{L}/u.test(line.text.slice(0, line.words[place]?.[1] ?? 0))
  return language !== 'german' || difficulty !== 'hard' || hasItsCase(written, typed, isFirst)
}
