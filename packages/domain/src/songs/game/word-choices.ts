import { type Draw, shuffle } from '../../battle/random'
import type { SongLanguage } from '../../choices/song-choices'
import { plainPinyin } from '../../words/pinyin-key'
import { wordKey } from '../../words/word-key'
import type { SongWord } from './song-setup'

/** Whether two words cannot be told apart when they are heard: one key, or in Chinese the same sounds without tones. */
export function isSameWord(one: SongWord, other: SongWord, language: SongLanguage): boolean {
  if (wordKey(one.text, language) === wordKey(other.text, language)) return true
  const sound = language === 'chinese' ? plainPinyin(one.pinyin) : ''
  return sound !== '' && sound === plainPinyin(other.pinyin)
}

const lengthOf = ({ text }: SongWord) => Array.from(text).length

/**
 * The ids of the words that one chooses from, the right one among them (song-games.md#deal): the others are words of the
 * song, nearest in length, equally near ones by chance; never two that could not be told apart.
 *
 * @param most how many; where the song has fewer, there are fewer.
 */
export function wordChoices(
  word: SongWord,
  words: readonly SongWord[],
  language: SongLanguage,
  most: number,
  draw: Draw,
): readonly string[] {
  const length = lengthOf(word)
  const nearest = words
    .map(other => ({ other, apart: Math.abs(lengthOf(other) - length), lot: draw() }))
    .filter(({ other }) => /\p{L}/u.test(other.text))
    .toSorted((a, b) => a.apart - b.apart || a.lot - b.lot)
  const chosen = [word]
  for (const { other } of nearest) {
    if (chosen.length >= most) break
    if (chosen.every(one => !isSameWord(one, other, language))) chosen.push(other)
  }
  return shuffle(chosen, draw).map(({ id }) => id)
}
