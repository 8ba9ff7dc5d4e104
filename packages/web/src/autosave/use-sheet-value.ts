import { type Store, useStore } from '../ui/store'

/**
 * Something of what is edited on a page, as it now is; the component is rendered anew only when that is another value.
 * `select` answers the same value as long as nothing changed.
 */
export function useSheetValue<S extends Pick<Store<unknown>, 'subscribe'>, T>(
  sheet: S,
  select: (sheet: S) => T,
): T {
  return useStore({ subscribe: sheet.subscribe, now: () => select(sheet) })
}
