/** Where a cover stands when its page opens. */
export type CoverPlace = 'first' | 'in' | 'below'

/** Covers that are in view when a page opens with them. */
const inView = { small: 2, wide: 4 }

/** The place of a cover among those that a page opens with, by its number. */
export function coverPlace(number: number, isSmallScreen: boolean): CoverPlace {
  if (number >= inView[isSmallScreen ? 'small' : 'wide']) return 'below'
  return number === 0 ? 'first' : 'in'
}

/** What is in view is fetched at once, the first cover before anything else. */
export const fetchedBy = (place: CoverPlace) =>
  ({
    loading: place === 'below' ? 'lazy' : 'eager',
    fetchPriority: place === 'first' ? 'high' : 'auto',
  }) as const
