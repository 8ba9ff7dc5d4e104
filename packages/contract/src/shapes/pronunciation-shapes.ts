import { levels } from '@duologue/domain/choices/levels'
import {
  itemPinyinFault,
  itemTextFault,
  itemTranslationFault,
} from '@duologue/domain/pronunciation/item-fields'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import * as z from 'zod/mini'
import { ownAddress, publicAuthor, shownSettings, trimmed } from './field-shapes'

/**
 * An item of a list (pronunciation.md#items). `pinyin` is Chinese alone, `audio` its own clip, `variants` are other
 * ways to write it, `contrast` is the id of the item that it sounds like.
 */
export const pronunciationItem = z.object({
  id: z.string(),
  text: z.string(),
  translation: z.string(),
  pinyin: z.nullable(z.string()),
  audio: z.nullable(z.string()),
  variants: z.array(z.string()),
  contrast: z.nullable(z.string()),
})

/** An item with the list that it comes from; null for a word of the library. */
export const listedItem = z.extend(pronunciationItem, { list: z.nullable(z.string()) })

/** A missed item, in the language of its list or word. */
export const missedItem = z.extend(listedItem, { language: z.string() })

/**
 * A list as cards show it (pronunciation.md#fields-of-a-list); `count` is how many items it has, `scene` what its
 * drawn cover shows (media.md#scenes).
 */
export const pronunciationListCard = z.object({
  id: z.string(),
  shortid: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  displayLanguage: z.string(),
  ownLanguageName: z.string(),
  difficulty: z.nullable(z.enum(levels)),
  author: z.nullable(publicAuthor),
  scene: z.nullable(z.string()),
  settings: shownSettings,
  stats: z.object({ views: z.int() }),
  count: z.int(),
})

/**
 * A whole list with its items in their order; `version` is the optimistic lock of saving.md#versions. `authoring` is
 * told to those who may change it: how many classes have it assigned.
 */
export const pronunciationList = z.extend(pronunciationListCard, {
  items: z.array(pronunciationItem),
  version: z.int(),
  authoring: z.optional(z.object({ classes: z.int() })),
})

/** An item as its author sends it, with an id of their own making; what is left out of a known one stays. */
const sentItem = z.object({
  id: z.uuid(),
  text: trimmed(itemTextFault),
  translation: z.optional(trimmed(itemTranslationFault)),
  pinyin: z.optional(z.nullable(trimmed(itemPinyinFault))),
  audio: z.optional(ownAddress),
  variants: z.optional(z.array(trimmed(itemTextFault)).check(z.maxLength(limits.variants))),
  contrast: z.optional(z.nullable(z.uuid())),
})

export const sentItems = z.array(sentItem).check(z.maxLength(limits.mostItems))

export type ListedItem = z.output<typeof listedItem>
export type MissedItem = z.output<typeof missedItem>
export type PronunciationListCard = z.output<typeof pronunciationListCard>
export type PronunciationList = z.output<typeof pronunciationList>
export type SentItem = z.output<typeof sentItem>
