import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import {
  addLine,
  changeLine,
  duplicateLine,
  mergedLine,
  splitLine,
} from '@duologue/domain/conversations/line-actions'
import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { newKey } from '../../../api/new-key'

/** What can be done with the lines of a conversation, each by its id. */
export interface LineActions {
  change: (id: string, change: Partial<EditedLine>) => void
  /** Answers the id of the new line. */
  add: (after?: string) => string
  duplicate: (id: string) => void
  split: (id: string, at: number) => void
  merge: (id: string, beside: 'above' | 'below') => void
  remove: (id: string) => void
  move: (id: string, by: 1 | -1) => void
  drop: (id: string, target: string, where: 'before' | 'after') => void
}

/** Actions on whatever the lines are when something is done. */
export function lineActionsOf(
  now: () => ConversationEdit,
  edit: (dialogue: EditedLine[]) => void,
  onRemoved: (line: EditedLine, place: number) => void,
): LineActions {
  const lines = () => now().dialogue
  const placeOf = (id: string) => lines().findIndex(line => line.id === id)
  return {
    change: (id, change) => edit(changeLine(lines(), id, change)),
    add: after => {
      const id = newKey()
      edit(addLine(lines(), id, after))
      return id
    },
    duplicate: id => edit(duplicateLine(lines(), id, newKey())),
    split: (id, at) => edit(splitLine(lines(), id, at, newKey())),
    merge: (id, beside) => {
      const merged = mergedLine(lines(), id, beside, now().language)
      if (merged) edit(merged)
    },
    remove: id => {
      const place = placeOf(id)
      const line = lines()[place]
      if (!line) return
      edit(lines().toSpliced(place, 1))
      onRemoved(line, place)
    },
    move: (id, by) => edit(moveItem(lines(), placeOf(id), placeOf(id) + by)),
    drop: (id, target, where) => {
      const [line, beside] = [id, target].map(one => lines()[placeOf(one)])
      if (line && beside) edit(moveBeside(lines(), new Set([line]), beside, where))
    },
  }
}
