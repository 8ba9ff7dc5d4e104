/** The place of so many points among those of everybody: equal points share a place (live.md#places). */
export const placeOf = (points: number, all: readonly number[]): number =>
  1 + all.filter(other => other > points).length
