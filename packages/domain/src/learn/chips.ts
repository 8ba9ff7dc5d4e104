import { shuffle } from '../battle/random'
import { chanceOf } from './chance-of'
import { lineParts } from './line-words'

/** The words of a line in another order than theirs, to be put back (learn.md#steps). */
export function chipsOf(line: { id: string; text: string; language: string }): readonly string[] {
  const words = lineParts(line.text, line.language)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text)
  const shuffled = shuffle(words, chanceOf(`${line.id} chips`))
  const isSame = shuffled.every((text, place) => text === words[place])
  return isSame ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled
}
