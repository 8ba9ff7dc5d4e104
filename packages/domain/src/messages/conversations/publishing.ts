import { counted } from '../say'

/** What keeps a conversation from being published, by check (conversations.md#publishing). */
export const publishBlockTexts = {
  title: 'Give it a title.',
  language: 'Choose its language.',
  names: 'Give both characters a name.',
  emptyLines: 'Every line needs a text.',
  linesOfEach: 'Each character needs at least 2 lines.',
  fewTexts: 'It needs at least 4 different lines: in Battle Mode there are 4 to choose from.',
  rights: 'Tick that you wrote this or may share it.',
} as const

/** Drafted lines keep a conversation from being published until each was read (conversations.md#publishing). */
export const unreadText = (lines: number): string =>
  `${counted(lines, 'drafted line has', 'drafted lines have')} not been read.`

/** What an author should know before publishing, by check; it keeps nobody from it (conversations.md#publishing). */
export const publishWarningTexts = {
  noAudio: 'Listening mode is off until every line has audio.',
  noTranslation: 'The power Globalization is off until every line has a translation.',
  longTexts: 'Some lines have more than 80 characters: they are hard to say in one go.',
  sameVoice: 'Both characters have the same voice.',
  ownAnswer: 'One character speaks twice in a row.',
  twoSpellings: 'A name is spelled in two ways.',
} as const

/** The sentences about publishing a conversation (conversations.md#publishing). */
export const publishTexts = {
  published: 'Conversation published.',
  unpublished: 'Conversation unpublished.',
  rights: 'I wrote this or may share it',
  publishing: 'Publish',
  publish: 'Publish',
  unpublish: 'Unpublish',
  isPublished: 'Everyone can find and play this conversation.',
  isDraft: 'Only you see this conversation.',
  before: 'Before it can be published:',
  stays:
    'This conversation is published. It is saved again when these are fixed, or unpublish it first:',
  goodToKnow: 'Good to know:',
  ready: 'Everything is there.',
  stillReached: (classes: number) =>
    `${counted(classes, 'class can still open', 'classes can still open')} it through the assignments that are set.`,
} as const
