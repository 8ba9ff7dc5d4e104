import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import { offersSaving, type PressStatus } from '@duologue/domain/saving/press-status'
import { notify } from '../ui/feedback/notify'

/** Whether it may be asked to save now; else it is told that there is nothing (songs.md#save-by-press). */
export function mayAskToSave(status: PressStatus): boolean {
  if (offersSaving(status)) return true
  if (status !== 'pending') notify('error', texts.nothingToSave)
  return false
}
