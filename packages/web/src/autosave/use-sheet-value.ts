import { useSyncExternalStore } from 'react'

/**
 * Something of what is edited on a page, as it now is; the component is rendered anew only when that is another value.
 * `select` answers the same value as long as nothing changed.
 */
export function useSheetValue<S extends { subscribe: (listener: () => void) => () => void }, T>(
  sheet: S,
  select: (sheet: S) => T,
): T {
  const now = () => select(sheet)
  return useSyncExternalStore(sheet.subscribe, now, now)
}
