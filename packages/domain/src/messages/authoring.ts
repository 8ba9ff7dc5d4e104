import { counted } from './counted'

/** How saving a conversation stands (open pages 3.2). */
export const conversationSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'Conversation updated.',
  error: 'Error: Update not saved.',
} as const

/** What keeps a conversation from being published, by check (open pages 3.2). */
export const publishBlockTexts = {
  title: 'Give it a title.',
  language: 'Choose its language.',
  names: 'Give both characters a name.',
  emptyLines: 'Every line needs a text.',
  linesOfEach: 'Each character needs at least 2 lines.',
  fewTexts: 'It needs at least 4 different lines: in Battle Mode there are 4 to choose from.',
  rights: 'Tick that you wrote this or may share it.',
} as const

/** What an author should know before publishing, by check; it keeps nobody from it (open pages 3.2). */
export const publishWarningTexts = {
  noAudio: 'Listening mode is off until every line has audio.',
  noTranslation: 'The power Globalization is off until every line has a translation.',
  longTexts: 'Some lines have more than 80 characters: they are hard to say at once.',
  sameVoice: 'Both characters have the same voice.',
  ownAnswer: 'A character answers itself: two lines of the same one follow each other.',
  twoSpellings: 'A name is spelled in two ways.',
} as const

/** The sentences about writing a conversation (open pages 3.1 and 3.2). */
export const authoringTexts = {
  textEmpty: 'text cannot be empty',
  created: 'Conversation created.',
  deleted: 'Conversation deleted.',
  published: 'Conversation published.',
  unpublished: 'Conversation unpublished.',
  usedBy: (classes: number) =>
    `${counted(classes, 'class uses', 'classes use')} this conversation. Changes reach them at once.`,
  stillReached: (classes: number) =>
    `${counted(classes, 'class still reaches', 'classes still reach')} it by the assignments that are set.`,
} as const
