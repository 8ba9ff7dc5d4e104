import type { PressStatus } from '@duologue/domain/saving/press-status'
import { useState } from 'react'
import { mayAskToSave } from '../../autosave/may-ask-to-save'
import { useSheetValue } from '../../autosave/use-sheet-value'

/** What is saved by pressing, whatever is edited in it. */
interface Sheet<C> {
  now: () => { conflict: C | null }
  status: () => PressStatus
  subscribe: (listener: () => void) => () => void
}

/**
 * How a page asks before it saves, and what it shows when somebody else has changed the same (songs.md#save-by-press).
 *
 * @param isRefused tells why it cannot be saved as it is, and answers whether that is so.
 */
export function useSaveByPress<C extends object>(
  sheet: Sheet<C>,
  { isRefused, ask }: { isRefused: () => boolean; ask: () => void },
) {
  const [seen, setSeen] = useState<object | null>(null)
  const conflict = useSheetValue(sheet, it => it.now().conflict)
  return {
    askToSave: () => {
      if (isRefused()) return
      // A clash that was put aside is asked about again.
      if (sheet.now().conflict) setSeen(null)
      else if (mayAskToSave(sheet.status())) ask()
    },
    /** Of what somebody else has changed too one must be chosen. */
    clash: conflict === seen ? null : conflict,
    putAside: () => setSeen(sheet.now().conflict),
  }
}
