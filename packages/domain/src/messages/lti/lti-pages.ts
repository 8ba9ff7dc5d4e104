/** What the server itself says where a course opens the product (lti.md#refusals). */
export const ltiPages = {
  /** The head of each page that says why nothing was opened. */
  refused: 'Duologue could not open',
  token:
    'Your course sent something that could not be checked. Please tell whoever looks after your learning platform.',
  off: 'Your learning platform is not connected with Duologue. Please tell whoever looks after it.',
  away: 'Your learning platform could not be asked for its keys. Please open it again from your course in a minute.',
  again: 'Please open it again from your course.',
  role: 'Duologue is for the students and teachers of this course.',
  deployment:
    'Your school has not let this part of the learning platform in yet. Please tell whoever looks after Duologue at your school.',
  waits: 'Your teacher has not opened Duologue in this course yet.',
  /** `theirs` and `ours` are times of day. */
  clock: (theirs: string, ours: string) =>
    `The clock of your learning platform says ${theirs}, ours says ${ours}. Please tell whoever looks after it.`,
  /** `what` is the name of a field, in English: `context.id`. */
  missing: (what: string) =>
    `Your learning platform did not send what is needed (${what}). Please tell whoever looks after it.`,
  /** The head and the text of the page that a browser without storage is shown, and its one link. */
  keepsNothing: 'One more step',
  storage: 'Your browser keeps nothing for pages inside a course.',
  newTab: 'Open in a new tab',
  opening: 'Opening…',
} as const
