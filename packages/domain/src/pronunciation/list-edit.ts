import type { LanguageCode } from '../choices/languages'
import type { Level } from '../choices/levels'
import { type Merged, mergeFields } from '../saving/merge-fields'
import { mergeItems } from '../saving/merge-items'
import type { PronunciationItem } from './item'
import { withoutLostContrasts } from './item-actions'
import { isItemValid } from './item-fields'
import { itemsFault, listDescriptionFault, listTitleFault } from './list-fields'
import { mayBePublished } from './list-size'
import { pronunciationLimits as limits } from './pronunciation-limits'

/** What is edited of a pronunciation list (pronunciation.md#editing); null as difficulty stands for all levels. */
export interface PronunciationListEdit {
  title: string
  description: string
  language: LanguageCode
  difficulty: Level | null
  isPublished: boolean
  items: PronunciationItem[]
}

/** Whether an edit may be sent: only a valid one is saved by itself, and what is published keeps enough items. */
export const isListEditValid = ({
  title,
  description,
  items,
  isPublished,
}: PronunciationListEdit): boolean =>
  listTitleFault(title) === undefined &&
  listDescriptionFault(description) === undefined &&
  itemsFault(items) === undefined &&
  items.every(isItemValid) &&
  (!isPublished || mayBePublished(items))

/**
 * Joins two edits of a list, each item by itself; what only a person can decide is named (saving.md#joining-two-edits).
 */
export const mergeListEdits = (
  base: PronunciationListEdit,
  mine: PronunciationListEdit,
  theirs: PronunciationListEdit,
): Merged<PronunciationListEdit> =>
  mergeFields(base, mine, theirs, {
    items: (was, own, other) => {
      const joined = mergeItems(was, own, other, limits.mostItems)
      return joined && withoutLostContrasts(joined)
    },
  })
