import { counted } from '../say'

/** The sentences about lines that a service drafts (conversations.md#drafts-with-help). */
export const draftTexts = {
  title: 'Draft with help',
  hint: 'A service writes the first version, and you make it yours.',
  lead: 'Say what it should be about. What comes back is a draft: read every line before others learn from it.',
  // The service is the name of a machine on the web.
  sent: (service: string) =>
    `What you write here is sent to ${service}, and nothing about you or your classes.`,
  topic: 'What they do or talk about',
  topicNote: 'For example: ask the way to the station.',
  grammar: 'Grammar to show',
  grammarNote: 'For example: the past tense. You may leave it empty.',
  words: 'Words to use',
  wordsNote: 'Up to 10, with commas between them. You may leave it empty.',
  mostWords: 'must be at most 10 words',
  lines: 'Number of lines',
  name: (number: number) => `Name of character ${number}`,
  sameName: 'must be another name than that of the first',
  draft: 'Draft',
  drafting: 'Being written. This may take a minute.',
  drafted: (lines: number) =>
    `${counted(lines, 'line was', 'lines were')} drafted. Nothing is stored yet.`,
  notes: 'To look at',
} as const

/**
 * What there is to look at in a draft, by kind (conversations.md#notes-on-a-draft); which lines and words it is about
 * comes as one text.
 */
export const draftNoteTexts = {
  count: (lines: number) => `${counted(lines, 'line came', 'lines came')}, not as many as asked.`,
  long: (lines: number, which: string, level: string) =>
    `${counted(lines, 'line is', 'lines are')} longer than lines at ${level}: ${which}.`,
  alike: (lines: number, which: string) =>
    `${counted(lines, 'line says', 'lines say')} what another line says: ${which}.`,
  turns: (lines: number, which: string) =>
    `${counted(lines, 'line is', 'lines are')} by who has just spoken: ${which}.`,
  untranslated: (lines: number, which: string) =>
    `${counted(lines, 'line has', 'lines have')} no translation: ${which}.`,
  unused: (words: number, which: string) =>
    `${counted(words, 'word does', 'words do')} not occur: ${which}.`,
  rare: (words: number, which: string, level: string) =>
    `${counted(words, 'word is', 'words are')} rarer than ${level}: ${which}.`,
} as const
