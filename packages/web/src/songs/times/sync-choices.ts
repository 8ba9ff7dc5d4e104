/**
 * Whether the times of a lyric move with its neighbours' (songs.md#time-sync): one setting for all, and those of single
 * lyrics, which are known by their ids.
 */
export function syncChoices(idAt: (place: number) => string, tell: () => void) {
  let isSyncedAll = true
  let overrides: ReadonlyMap<string, boolean> = new Map()
  return {
    isSynced: (place: number) => overrides.get(idAt(place)) ?? isSyncedAll,
    isSyncedAll: () => isSyncedAll,
    /** Whether a lyric has a setting of its own; null when it follows the one for all. */
    overrideOf: (place: number) => overrides.get(idAt(place)) ?? null,
    syncAll: (isOn: boolean) => {
      isSyncedAll = isOn
      tell()
    },
    override: (place: number, isOn: boolean | null) => {
      const next = new Map(overrides)
      if (isOn === null) next.delete(idAt(place))
      else next.set(idAt(place), isOn)
      overrides = next
      tell()
    },
  }
}
