/**
 * The address of a cover that we draw (media.md#scenes): from its language and seed, with the word of a scene where there is
 * one.
 */
export const drawnCover = (language: string, seed: string, scene: string | null): string =>
  `/art/covers/${language}/${seed}${scene === null ? '' : `~${scene}`}.svg`

/** The address of the cover of a song that we draw, by the same names. */
export const drawnSongCover = (language: string, seed: string, scene: string | null): string =>
  drawnCover(language, seed, scene).replace('covers', 'songs')
