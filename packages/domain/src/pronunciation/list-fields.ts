import { pronunciationFaults as faults } from '../messages/pronunciation/pronunciation-faults'
import type { PronunciationItem } from './item'
import { needed, tooLong } from './item-fields'
import { pronunciationLimits as limits } from './pronunciation-limits'

/** A list's title: required, at most 90 characters (pronunciation.md#fields-of-a-list). */
export const listTitleFault = (value: string): string | undefined => needed(value, limits.title)

/** Its description, at most 250 characters. */
export const listDescriptionFault = (value: string): string | undefined =>
  tooLong(value, limits.description)

/**
 * What is wrong with the items of a list as a whole: there are at most 100, each once, and the contrast of one is
 * another one of them. A draft may still be without any.
 */
export function itemsFault(items: readonly PronunciationItem[]): string | undefined {
  const ids = new Set(items.map(({ id }) => id))
  if (items.length > limits.mostItems) return faults.tooManyItems(limits.mostItems)
  if (ids.size < items.length) return faults.itemTwice
  const isPaired = ({ id, contrast }: PronunciationItem) =>
    contrast === null || (contrast !== id && ids.has(contrast))
  return items.every(isPaired) ? undefined : faults.contrastGone
}
