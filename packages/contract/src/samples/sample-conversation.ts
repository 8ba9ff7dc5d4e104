import { ages } from '@duologue/domain/choices/ages'
import { languageCodes, languageOf } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import { isSceneWord } from '@duologue/domain/media/scene'
import * as z from 'zod/mini'

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** `voice` and `age` are how a character sounds and looks: they choose the portrait and shape the rendered clips. */
const sampleCharacter = z.strictObject({
  name: filled(conversationLimits.characterName),
  voice: z.enum(['high', 'low']),
  age: z.enum(ages),
})

const sampleLine = z.strictObject({
  character: z.union([z.literal(1), z.literal(2)]),
  text: filled(conversationLimits.lineText),
  pinyin: z.optional(filled(conversationLimits.lineText)),
  translation: filled(conversationLimits.lineTranslation),
  /** What it means in further languages, by their codes. */
  translations: z.optional(
    z.record(
      z.string().check(z.refine(code => languageOf(code) !== undefined)),
      filled(conversationLimits.lineTranslation),
    ),
  ),
  /** Whether it does what its unit teaches; told to writers of content alone. */
  act: z.optional(z.literal(true)),
})

const wholeSample = z.strictObject({
  title: filled(conversationLimits.title),
  gist: filled(conversationLimits.gist),
  description: filled(conversationLimits.description),
  language: z.enum(languageCodes as [string, ...string[]]),
  difficulty: z.enum(levels),
  translationLanguage: z.enum(languageCodes as [string, ...string[]]),
  scene: z.string().check(z.refine(isSceneWord)),
  character1: sampleCharacter,
  character2: sampleCharacter,
  dialogue: z
    .array(sampleLine)
    .check(z.minLength(conversationLimits.fewestLines), z.maxLength(conversationLimits.mostLines)),
})

export type SampleConversation = z.output<typeof wholeSample>

/** The languages beside that of its translations in which the lines of a dialogue are told. */
export const otherLanguages = ([first]: SampleConversation['dialogue']): string[] =>
  Object.keys(first?.translations ?? {}).toSorted()

/** Each line is told in the same languages, none of them one that the dialogue has already. */
function isToldAlike({ language, translationLanguage, dialogue }: SampleConversation): boolean {
  const others = otherLanguages(dialogue)
  return (
    !others.includes(language) &&
    !others.includes(translationLanguage) &&
    dialogue.every(line => otherLanguages([line]).join() === others.join())
  )
}

/**
 * A file of `content/conversations`: one original dialogue with its translation (conversations.md#lengths-and-counts
 * limits). `gist` says in the language of the translations what it is about, `scene` shows it.
 */
export const sampleConversation = wholeSample.check(
  z.refine(isToldAlike, 'has not the same translations of each line'),
)
