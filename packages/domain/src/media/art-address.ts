const named = (seed: string, scene: string | null) =>
  `${seed}${scene === null ? '' : `~${scene}`}.svg`

/**
 * The address of a cover that we draw (media.md#scenes): from its language and seed, with the word of a scene where there is
 * one.
 */
export const drawnCover = (language: string, seed: string, scene: string | null): string =>
  `/art/covers/${language}/${named(seed, scene)}`

/** The address of the stage of a duel, by the same names. */
export const drawnStage = (
  hour: 'day' | 'night',
  language: string,
  seed: string,
  scene: string | null,
): string => `/art/stages/${hour}/${language}/${named(seed, scene)}`
