import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { type Cut, cutKey } from '@duologue/domain/words/cut-book'
import { splitWordList } from '@duologue/domain/words/word-list'
import { isEditedList, type ListFields } from './list-fields'

/** The field of an edit that carries what the library is to remember; the others are named by ids. */
export const cutsField = 'cuts'

/** Cuts as the text of a field, one a line; words have neither tabs nor ends of lines. */
const writeCuts = (cuts: readonly Cut[]): string =>
  cuts.map(({ text, parts }) => [text, ...parts].join('\t')).join('\n')

/** The cuts that an edit tells the library. */
export const readCuts = (fields: ListFields): Cut[] =>
  (fields[cutsField] ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [text = '', ...parts] = line.split('\t')
      return { text, parts }
    })

/** The field with more cuts in it, each in the place of one for the same letters. */
export function withCuts(fields: ListFields, more: readonly Cut[], language: SongLanguage): string {
  const keys = new Set(more.map(({ text }) => cutKey(text, language)))
  const others = readCuts(fields).filter(({ text }) => !keys.has(cutKey(text, language)))
  return writeCuts([...others, ...more])
}

const hasParts = (words: readonly string[], { parts }: Cut): boolean =>
  words.some((_, start) => parts.every((part, index) => words[start + index] === part))

/** The field without cuts that no edited list shows any more: who types a list back has not cut anything. */
export function cutsInLists(fields: ListFields, stored: ListFields): string {
  const lists = Object.entries(fields)
    .filter(([id, list]) => id !== cutsField && isEditedList(list, stored[id] ?? ''))
    .map(([, list]) => splitWordList(list))
  return writeCuts(readCuts(fields).filter(cut => lists.some(words => hasParts(words, cut))))
}
