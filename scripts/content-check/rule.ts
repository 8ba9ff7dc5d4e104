import {
  otherLanguages,
  type SampleConversation,
} from '@duologue/contract/samples/sample-conversation'

/** A rule of content.md: what of a conversation breaks it, in words; nothing when it is kept. */
export type Rule = (told: SampleConversation) => string[]

/** The lines with their numbers, as they are told in what is wrong. */
export const numbered = ({ dialogue }: SampleConversation) =>
  dialogue.map((line, place) => ({ ...line, number: place + 1 }))

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
