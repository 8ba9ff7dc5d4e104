import { itemRowTexts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import {
  addItem,
  changeItem,
  contrastItems,
  removeItem,
  restoreItem,
} from '@duologue/domain/pronunciation/item-actions'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import type { RowActions, RowRules } from '../../editor-kit/use-rows'

type Items = PronunciationItem[]

/** What the items of a list are as rows (pronunciation.md#editing). */
export const itemRules: RowRules<PronunciationItem> = {
  most: pronunciationLimits.mostItems,
  add: addItem,
  remove: removeItem,
  restore: restoreItem,
  moved: itemRowTexts.moved,
}

/** What can be done with the items of a list, each by its id. */
export interface ItemActions extends RowActions {
  change: (id: string, change: Partial<Omit<PronunciationItem, 'id' | 'contrast'>>) => void
  contrast: (id: string, other: string | null) => void
  /** Gives an item a clip of this text, or takes it away; one of a text that is not the item's any more is let go. */
  clip: (id: string, text: string, audio: string | null) => void
}

/** Actions on whatever the items are when something is done, besides those of every row. */
export const itemActionsOf = (
  now: () => Items,
  edit: (items: Items) => void,
  rowActions: RowActions,
): ItemActions => ({
  ...rowActions,
  change: (id, change) => edit(changeItem(now(), id, change)),
  contrast: (id, other) => edit(contrastItems(now(), id, other)),
  clip: (id, text, audio) => {
    if (now().some(item => item.id === id && item.text === text))
      edit(changeItem(now(), id, { audio }))
  },
})
