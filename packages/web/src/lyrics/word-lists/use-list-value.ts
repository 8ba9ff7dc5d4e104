import { useSyncExternalStore } from 'react'
import type { ListSheet } from './list-sheet'

/** Something of the sheet as it now is; the component is rendered anew only when that is another value. */
export function useListValue<T>(sheet: ListSheet, select: (sheet: ListSheet) => T): T {
  const now = () => select(sheet)
  return useSyncExternalStore(sheet.subscribe, now, now)
}
