import type { KeptLists } from '../../words/index'

/** A text that several words have, with the one that was taken. */
export const ambiguousView = ({ text, wordId, others }: KeptLists['ambiguous'][number]) => ({
  text,
  taken: wordId,
  choices: others.length + 1,
})
