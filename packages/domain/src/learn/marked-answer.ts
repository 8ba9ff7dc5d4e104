/** What became of a word: as it should be, another one, left out, or one too many. */
export type WordMark = 'right' | 'wrong' | 'missing' | 'extra'

/** A word of an answer that was marked; one without a sound, such as a dash, has no mark. */
export interface MarkedWord {
  readonly text: string
  readonly mark: WordMark | null
  /** What was said or written instead of a wrong one. */
  readonly instead?: string
}

/** An answer word by word (learn.md#marking). */
export interface MarkedAnswer {
  readonly isRight: boolean
  /** Percent of the words that are right, over the longer of both lists; rounded down. */
  readonly percent: number
  readonly words: readonly MarkedWord[]
  /** Whether the words stand without spaces between them. */
  readonly isJoined: boolean
  /** What was heard or written. */
  readonly given: string
  /** It was spoken, so what was given is what was heard. */
  readonly isSpoken?: boolean
}

const letters = { right: 'r', wrong: 'w', missing: 'm', extra: 'x' } as const

/** The marks of an answer in letters, a letter for each word, as they are kept. */
export const marksInLetters = ({ words }: MarkedAnswer): string =>
  words.map(({ mark }) => (mark === null ? '' : letters[mark])).join('')

/** An answer that its learner has judged themselves. */
export const selfChecked = (text: string, isRight: boolean): MarkedAnswer => ({
  isRight,
  percent: isRight ? 100 : 0,
  words: [{ text, mark: null }],
  isJoined: false,
  given: '',
})
