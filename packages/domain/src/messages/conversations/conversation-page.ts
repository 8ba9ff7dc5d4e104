import { number } from '../say'

/** The sentences of the page of a conversation (conversations.md#conversation-page). */
export const conversationPageTexts = {
  duplicate: 'Duplicate',
  duplicated: 'Conversation duplicated.',
  assign: 'Assign to Class',
  battleMode: 'Battle Mode',
  // Leads to saying the lines oneself, in Learn Mode.
  sayIt: 'Say it',
  battleHelp: 'A duel with the lines of this conversation: right answers hurt your opponent.',
  playAll: 'Play all',
  stop: 'Stop',
  playLine: (position: number) => `Play line ${position}`,
  stopLine: (position: number) => `Stop line ${position}`,
  drafted: 'Drafted with help.',
  speed: 'Speed',
  // How fast lines are played: 1×, 0.75×.
  times: (rate: number) => `${number(rate)}×`,
  pressWord: 'Press a word to see what it means.',
  words: (position: number) => `Words of line ${position}`,
  print: 'Print',
  showTranslations: 'Translations',
  showTranslationsIn: (language: string) => `Translations (${language})`,
  showPinyin: 'Pinyin',
  dialogue: 'Dialogue',
  credit: 'Translation credit',
  silentLine: 'No voice here can read this line, so you see it for a few seconds.',
  share: 'Copy link',
  linkCopied: 'Link copied.',
  cast: 'Characters',
  failedToLoad: 'This conversation could not be loaded.',
} as const
