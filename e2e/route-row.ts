/** Who visits. */
export const actors = ['visitor', 'user', 'student', 'teacher', 'editor'] as const
export type Actor = (typeof actors)[number]

/** Where a visit ends, and what is shown there: the heading of the page, and the dialog over it if there is one. */
export interface Ending {
  at: string
  heading: string
  dialog?: string
}

/** One row: an address, and where it leads whom. `others` are all actors that the row does not name. */
export interface Row extends Partial<Record<Actor, Ending>> {
  path: string
  others?: Ending
  /** For whom the page is whole: it is looked at as this actor. */
  whole?: Actor
}

/** What there is to visit. */
export interface World {
  conversation: { id: string; shortid: string; title: string }
  /** The user's own, a draft. */
  draft: { id: string; shortid: string; title: string }
  playlist: { id: string; name: string }
  list: { id: string; shortid: string; title: string }
  course: { id: string; shortid: string; title: string }
  username: string
  /** The teacher's class, which the student is in. */
  school: { id: string; name: string }
  /** Somebody else's class. */
  elsewhere: string
  /** The teacher's open game for that class. */
  hall: { id: string; code: string; title: string }
  /** An invitation of the user to a duel of two. */
  pair: { id: string; code: string; title: string }
  /** A song with lyrics, which is not curated. */
  song: { id: string; title: string; artist: string }
  /** One that everybody meets. */
  openSong: { id: string }
}
