import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import {
  addLine,
  changeLine,
  duplicateLine,
  mergedLine,
  removeLine,
  restoreLine,
  splitLine,
} from '@duologue/domain/conversations/line-actions'
import { lineRowTexts } from '@duologue/domain/messages/conversations/authoring'
import { newKey } from '../../../api/new-key'
import type { RowActions, RowRules } from '../../../editor-kit/use-rows'

/** What the lines of a conversation are as rows (conversations.md#line-actions). */
export const lineRules: RowRules<EditedLine> = {
  most: conversationLimits.mostLines,
  add: addLine,
  remove: removeLine,
  restore: restoreLine,
  moved: lineRowTexts.moved,
}

/** What can be done with the lines of a conversation, each by its id. */
export interface LineActions extends RowActions {
  change: (id: string, change: Partial<EditedLine>) => void
  duplicate: (id: string) => void
  split: (id: string, at: number) => void
  merge: (id: string, beside: 'above' | 'below') => void
}

/** Actions on whatever the lines are when something is done, besides those of every row. */
export function lineActionsOf(
  now: () => ConversationEdit,
  edit: (dialogue: EditedLine[]) => void,
  rowActions: RowActions,
): LineActions {
  const lines = () => now().dialogue
  return {
    ...rowActions,
    change: (id, change) => edit(changeLine(lines(), id, change)),
    duplicate: id => edit(duplicateLine(lines(), id, newKey())),
    split: (id, at) => edit(splitLine(lines(), id, at, newKey())),
    merge: (id, beside) => {
      const merged = mergedLine(lines(), id, beside, now().language)
      if (merged) edit(merged)
    },
  }
}
