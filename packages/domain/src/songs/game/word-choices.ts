import { type Draw, drawInteger, shuffle } from '../../battle/random'
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

/** The words of a song that have a letter, by how many signs they have. */
export function wordsByLength(words: readonly SongWord[]): ReadonlyMap<number, SongWord[]> {
  const byLength = new Map<number, SongWord[]>()
  for (const word of words) {
    if (!/\p{L}/u.test(word.text)) continue
    const length = lengthOf(word)
    byLength.set(length, [...(byLength.get(length) ?? []), word])
  }
  return byLength
}

/**
 * The ids of the words that one chooses from, the right one among them (song-games.md#deal): the others are words of the
 * song, nearest in length, equally near ones by chance; never two that could not be told apart.
 *
 * @param byLength the words of the song.
 * @param most how many; where the song has fewer, there are fewer.
 */
export function wordChoices(
  word: SongWord,
  byLength: ReadonlyMap<number, readonly SongWord[]>,
  language: SongLanguage,
  most: number,
  draw: Draw,
): readonly string[] {
  const length = lengthOf(word)
  const furthest = Math.max(length, ...byLength.keys())
  const chosen = [word]
  for (let apart = 0; apart <= furthest && chosen.length < most; apart += 1) {
    const longer = apart === 0 ? [] : (byLength.get(length + apart) ?? [])
    const near = [...(byLength.get(length - apart) ?? []), ...longer]
    while (near.length > 0 && chosen.length < most) {
      const [other] = near.splice(drawInteger(0, near.length - 1, draw), 1)
      if (other && chosen.every(one => !isSameWord(one, other, language))) chosen.push(other)
    }
  }
  return shuffle(chosen, draw).map(({ id }) => id)
}
