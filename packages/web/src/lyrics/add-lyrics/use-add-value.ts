import { useSyncExternalStore } from 'react'
import type { AddSheet } from './add-sheet'

/** Something of the sheet as it now is; `select` answers the same value as long as nothing changed. */
export function useAddValue<T>(sheet: AddSheet, select: (sheet: AddSheet) => T): T {
  const now = () => select(sheet)
  return useSyncExternalStore(sheet.subscribe, now, now)
}
