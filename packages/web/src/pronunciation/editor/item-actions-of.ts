import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import {
  changeItem,
  contrastItems,
  itemOf,
  removeItem,
} from '@duologue/domain/pronunciation/item-actions'
import { newKey } from '../../api/new-key'

type Items = PronunciationItem[]

/** What can be done with the items of a list, each by its id. */
export interface ItemActions {
  change: (id: string, change: Partial<Omit<PronunciationItem, 'id' | 'contrast'>>) => void
  contrast: (id: string, other: string | null) => void
  /** Gives an item a clip of this text, or takes it away; one of a text that is not the item's any more is let go. */
  clip: (id: string, text: string, audio: string | null) => void
  /** Answers the id of the new item. */
  add: (after?: string) => string
  remove: (id: string) => void
  move: (id: string, by: 1 | -1) => void
  drop: (id: string, target: string, where: 'before' | 'after') => void
}

/** Actions on whatever the items are when something is done; `onRemoved` is told what they were before. */
export function itemActionsOf(
  now: () => Items,
  edit: (items: Items) => void,
  onRemoved: (before: Items, id: string) => void,
): ItemActions {
  const placeOf = (id: string) => now().findIndex(item => item.id === id)
  return {
    change: (id, change) => edit(changeItem(now(), id, change)),
    contrast: (id, other) => edit(contrastItems(now(), id, other)),
    clip: (id, text, audio) => {
      if (now()[placeOf(id)]?.text === text) edit(changeItem(now(), id, { audio }))
    },
    add: after => {
      const id = newKey()
      const place = after === undefined ? now().length : placeOf(after) + 1
      edit(now().toSpliced(place, 0, itemOf(id, { text: '' })))
      return id
    },
    remove: id => {
      const before = now()
      edit(removeItem(before, id))
      onRemoved(before, id)
    },
    move: (id, by) => edit(moveItem(now(), placeOf(id), placeOf(id) + by)),
    drop: (id, target, where) => {
      const [item, beside] = [id, target].map(one => now()[placeOf(one)])
      if (item && beside) edit(moveBeside(now(), new Set([item]), beside, where))
    },
  }
}
