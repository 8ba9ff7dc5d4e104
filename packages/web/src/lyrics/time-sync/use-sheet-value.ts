import { useSyncExternalStore } from 'react'
import type { TimeSheet } from './time-sheet'

/** Something of the sheet as it now is; the component is rendered anew only when that is another value. */
export function useSheetValue<T>(sheet: TimeSheet, select: (sheet: TimeSheet) => T): T {
  const now = () => select(sheet)
  return useSyncExternalStore(sheet.subscribe, now, now)
}
