/** The sentences of the panel of a word about the own review (learn.md#practise-a-word); word for word. */
export const practiseTexts = {
  practise: 'Practise this word',
  /** Right after the word was put into the review. */
  added: 'Added to your review.',
  /** The word has been in the review since before. */
  kept: 'In your review.',
  /** Takes the word out of the review. */
  remove: 'Remove',
  logIn: 'Log in to keep words.',
} as const
