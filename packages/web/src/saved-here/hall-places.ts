import { savedHere, type Telling } from './saved-here'

/** A place in a game of several people: its code leads back, and its key says which guest one is. */
export interface HallPlace {
  readonly hall: string
  readonly code: string
  /** Null for a user. */
  readonly key: string | null
}

/** So many games one may be in, and come back to. */
const most = 5

function isPlace(told: unknown): told is HallPlace {
  if (typeof told !== 'object' || told === null) return false
  const { hall, code, key } = told as Record<string, unknown>
  return (
    typeof hall === 'string' &&
    typeof code === 'string' &&
    (key === null || typeof key === 'string')
  )
}

const places: Telling<readonly HallPlace[]> = {
  read: text => {
    const told: unknown = JSON.parse(text)
    return Array.isArray(told) ? told.filter(isPlace) : undefined
  },
  write: list => JSON.stringify(list),
}

/** The places that are held from here, the newest first (live.md#joining). */
const hallPlaces = savedHere('hall-places', [], places)

/** The place in this hall; undefined for none. */
export const placeIn = (hall: string): HallPlace | undefined =>
  hallPlaces.get().find(place => place.hall === hall)

/** Keeps a place, in the stead of an older one in the same hall. */
export const keepPlace = (place: HallPlace): void =>
  hallPlaces.set(
    [place, ...hallPlaces.get().filter(({ hall }) => hall !== place.hall)].slice(0, most),
  )
