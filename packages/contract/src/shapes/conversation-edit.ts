import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import {
  altTextFault,
  characterNameFault,
  creditFault,
  descriptionFault,
  gistFault,
  titleFault,
} from '@duologue/domain/conversations/conversation-fields'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import {
  gapWordFault,
  isTranslationSource,
  lineTextFault,
  lineTranslationFault,
  pinyinFault,
  variantFault,
} from '@duologue/domain/conversations/line-fields'
import * as z from 'zod/mini'
import { ownAddress, trimmed } from './field-shapes'

const alt = trimmed(altTextFault)
const voice = z.nullable(z.string().check(z.regex(/^[\w.:+-]{1,100}$/)))

const character = z.object({
  name: trimmed(characterNameFault),
  image: z.optional(ownAddress),
  imageAlt: z.optional(alt),
  voice: z.optional(voice),
})

/**
 * A line as its author sends it. The id is the one it has, or a new one of the author's own making, so that a list
 * that is sent twice makes no line twice; what is left out of a known line stays.
 */
const line = z.object({
  id: z.optional(z.uuid()),
  character: z.union([z.literal(1), z.literal(2)]),
  text: trimmed(lineTextFault),
  pinyin: z.optional(z.nullable(trimmed(pinyinFault))),
  translation: z.optional(z.nullable(trimmed(lineTranslationFault))),
  translationSource: z.optional(z.nullable(z.string().check(z.refine(isTranslationSource)))),
  image: z.optional(ownAddress),
  imageAlt: z.optional(alt),
  audio: z.optional(ownAddress),
  audioText: z.optional(z.nullable(z.string().check(z.maxLength(conversationLimits.lineText)))),
  /** Left out of a known line it stays, unless the line says something else now. */
  madeBy: z.optional(z.nullable(z.literal('draft'))),
  variants: z.optional(
    z.array(trimmed(variantFault)).check(z.maxLength(conversationLimits.variants)),
  ),
  gapWords: z.optional(
    z.array(trimmed(gapWordFault)).check(z.maxLength(conversationLimits.gapWords)),
  ),
})

export type SentLine = z.output<typeof line>

const dialogue = z.array(line).check(z.maxLength(conversationLimits.mostLines))

/** Whatever of a conversation may be left out. */
const optionalFields = {
  gist: z.optional(trimmed(gistFault)),
  description: z.optional(trimmed(descriptionFault)),
  credit: z.optional(trimmed(creditFault)),
  difficulty: z.optional(z.nullable(z.enum(levels))),
  translationLanguage: z.optional(z.enum(languageCodes)),
  coverimage: z.optional(ownAddress),
  coverAlt: z.optional(alt),
  /**
   * Whoever sends one of both has chosen it: null stands for the two speech bubbles. Which words there are the server
   * knows: no page carries the list.
   */
  scene: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  sceneBy: z.optional(z.literal('author')),
  hasRights: z.optional(z.boolean()),
  dialogue: z.optional(dialogue),
}

/** What a new conversation is made of: blank, or with lines. */
export const newConversation = z.object({
  ...optionalFields,
  title: trimmed(titleFault),
  language: z.enum(languageCodes),
  character1: character,
  character2: character,
})

/** What is changed of a conversation; `dialogue` is the whole list in its order. */
export const changedConversation = z.object({
  ...optionalFields,
  title: z.optional(trimmed(titleFault)),
  language: z.optional(z.enum(languageCodes)),
  character1: z.optional(character),
  character2: z.optional(character),
  settings: z.optional(z.object({ isPublished: z.optional(z.boolean()) })),
  version: z.optional(z.int()),
})
