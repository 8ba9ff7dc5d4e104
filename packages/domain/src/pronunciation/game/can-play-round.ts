import type { PronunciationItem } from '../item'
import { pronunciationLimits } from '../pronunciation-limits'
import { isSameItem } from './same-item'

/** Whether a list can be played: it has enough items that can be told apart (pronunciation.md#fields-of-a-list). */
export function canPlayRound(items: readonly PronunciationItem[], language: string): boolean {
  const different: PronunciationItem[] = []
  for (const item of items) {
    if (different.every(other => !isSameItem(item, other, language))) different.push(item)
    if (different.length === pronunciationLimits.itemsToPlay) return true
  }
  return false
}
