const portraits = '/art/portraits/'

/** The faces of a drawn portrait in all moods, by its address (media.md#faces); undefined for an uploaded picture. */
export const facesOf = (portrait: string): string | undefined =>
  portrait.startsWith(portraits) ? portrait.replace(portraits, '/art/faces/') : undefined

/** The stage of a duel over a conversation, by day or night (media.md#scenes). */
export const stageOf = (
  hour: 'day' | 'night',
  { id, language, scene }: { id: string; language: string; scene: string | null },
): string => `/art/stages/${hour}/${language}/${id}${scene === null ? '' : `~${scene}`}.svg`
