/** Page sizes (site.md#endless-lists); large screens are those with three or seven cards a row. */
export const pageSizes = {
  conversations: 20,
  conversationsLarge: 21,
  playlists: 10,
  pronunciationLists: 10,
  courses: 10,
  songs: 20,
  plays: 20,
  homeRow: 6,
  homePlaylists: 3,
} as const

/** The most items one list answer carries (security.md#lists-and-pages). */
export const mostPerPage = 100

/** The deepest page of a list answer: an offset stays bounded whatever is asked. */
export const deepestPage = 1000

/** Milliseconds a character for a line that no voice can speak (voices.md#silent-lines). */
export const silentMsPerCharacter = 60

/**
 * Milliseconds after a change until it is saved, by what is edited: a `thing` (a conversation, a playlist, a list:
 * saving.md#autosave) or a `song` (songs.md#save-line); unsaved for `late` without a try is told in red.
 */
export const saveWaits = { thing: 2000, song: 5000, late: 30_000 } as const
