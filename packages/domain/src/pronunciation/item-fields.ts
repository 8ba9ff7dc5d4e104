import { fieldTexts as texts } from '../messages/fields'
import type { PronunciationItem } from './item'
import { pronunciationLimits as limits } from './pronunciation-limits'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is. */
type FieldFault = string | undefined

/** What is wrong with a text that may be left out. */
export const tooLong = (value: string, most: number): FieldFault =>
  value.trim().length > most ? texts.atMost(most) : undefined

/** What is wrong with a text that must be there. */
export const needed = (value: string, most: number): FieldFault =>
  value.trim() === '' ? texts.required : tooLong(value, most)

/** An item's text, and another way to write it: required, at most 60 characters. */
export const itemTextFault = (value: string): FieldFault => needed(value, limits.text)

/** An item's translation, at most 90 characters. */
export const itemTranslationFault = (value: string): FieldFault =>
  tooLong(value, limits.translation)

/** An item's pinyin. */
export const itemPinyinFault = (value: string): FieldFault => tooLong(value, limits.pinyin)

/** Whether an item may be stored as it is, apart from its contrast. */
export const isItemValid = (item: PronunciationItem): boolean =>
  item.variants.length <= limits.variants &&
  [
    itemTextFault(item.text),
    itemTranslationFault(item.translation),
    itemPinyinFault(item.pinyin ?? ''),
    ...item.variants.map(itemTextFault),
  ].every(fault => fault === undefined)
