import {
  otherLanguages,
  type SampleConversation,
} from '@duologue/contract/samples/sample-conversation'

/** A rule of content.md: what of a conversation breaks it, in words; nothing when it is kept. */
export type Rule = (told: SampleConversation) => string[]

/** The lines with their numbers, as they are told in what is wrong. */
export const numbered = ({ dialogue }: SampleConversation) =>
  dialogue.map((line, place) => ({ ...line, number: place + 1 }))

/** How many signs of Chinese a text has. */
export const signsIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0

/** The words of a text as one counts them by eye: what stands between spaces and has a letter or a digit. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word))

/** A conversation with its translations in each of the further languages that it is told in; its gist is told in one alone. */
export const retold = (told: SampleConversation): SampleConversation[] =>
  otherLanguages(told.dialogue).map(code => ({
    ...told,
    gist: '',
    translationLanguage: code,
    dialogue: told.dialogue.map(line => ({
      ...line,
      translation: line.translations?.[code] ?? '',
    })),
  }))
