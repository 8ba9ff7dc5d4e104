import { pronunciationLimits as limits } from '../choices/pronunciation-limits'
import { accountTexts as texts } from '../messages/accounts'
import { pronunciationListTexts } from '../messages/pronunciation-lists'
import type { PronunciationItem } from './item'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is. */
type FieldFault = string | undefined

const atMost = (value: string, most: number): FieldFault =>
  value.trim().length > most ? texts.atMost(most) : undefined

const required = (value: string, most: number): FieldFault =>
  value.trim() === '' ? texts.required : atMost(value, most)

/** A list's title: required, at most 90 characters (open pages 3.5). */
export const listTitleFault = (value: string): FieldFault => required(value, limits.title)

/** Its description, at most 250 characters. */
export const listDescriptionFault = (value: string): FieldFault => atMost(value, limits.description)

/** An item's text: required, at most 60 characters. */
export const itemTextFault = (value: string): FieldFault => required(value, limits.text)

/** An item's translation, at most 90 characters. */
export const itemTranslationFault = (value: string): FieldFault => atMost(value, limits.translation)

/** An item's pinyin. */
export const itemPinyinFault = (value: string): FieldFault => atMost(value, limits.pinyin)

/** Another way to write an item: a text like its own. */
export const itemVariantFault = itemTextFault

/** Whether an item may be stored as it is, apart from its contrast. */
export const isItemValid = (item: PronunciationItem): boolean =>
  item.variants.length <= limits.variants &&
  [
    itemTextFault(item.text),
    itemTranslationFault(item.translation),
    itemPinyinFault(item.pinyin ?? ''),
    ...item.variants.map(itemVariantFault),
  ].every(fault => fault === undefined)

/**
 * What is wrong with the items of a list as a whole: there are at most 100, each once, and the contrast of one is
 * another one of them. A draft may still be without any.
 */
export function itemsFault(items: readonly PronunciationItem[]): FieldFault {
  const ids = new Set(items.map(({ id }) => id))
  if (items.length > limits.mostItems) return pronunciationListTexts.tooManyItems(limits.mostItems)
  if (ids.size < items.length) return pronunciationListTexts.itemTwice
  const isPaired = ({ id, contrast }: PronunciationItem) =>
    contrast === null || (contrast !== id && ids.has(contrast))
  return items.every(isPaired) ? undefined : pronunciationListTexts.contrastGone
}

/** Whether a list has enough to be published (open pages 3.5: 2 to 100 items). */
export const mayBePublished = (items: readonly unknown[]): boolean =>
  items.length >= limits.fewestItems

/** Whether a list has enough to be played (open pages 3.5). */
export const mayBePlayed = (itemCount: number): boolean => itemCount >= limits.itemsToPlay
