import { wordListFault } from '@duologue/domain/words/word-list'
import { Refused } from '../../http/refused'

/** An entry of a word list as it is sent. */
interface Sent {
  wordId?: string | null | undefined
  text: string
}

/**
 * A word list without blank entries (words.md#word-lists). Refuses Chinese commas: a list is parted at others, so
 * that one would become a part of a word.
 */
export function plainList(list: readonly Sent[]): { wordId?: string; text: string }[] {
  const fault = list.map(({ text }) => wordListFault(text)).find(found => found !== undefined)
  if (fault) throw new Refused('invalid-input', { newWordList: fault })
  return list
    .filter(({ text }) => text.trim() !== '')
    .map(({ wordId, text }) => (wordId ? { wordId, text: text.trim() } : { text: text.trim() }))
}
