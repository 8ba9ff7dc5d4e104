import { pronunciationLimits as limits } from './pronunciation-limits'

/** Whether a list has enough to be published (pronunciation.md#fields-of-a-list: 2 to 100 items). */
export const mayBePublished = (items: readonly unknown[]): boolean =>
  items.length >= limits.fewestItems

/** Whether a list has enough to be played (pronunciation.md#fields-of-a-list). */
export const mayBePlayed = (itemCount: number): boolean => itemCount >= limits.itemsToPlay
