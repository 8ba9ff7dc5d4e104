/**
 * The address of a cover that we draw (media.md#scenes): from its language and seed, with the word of a scene where there is
 * one.
 */
export const drawnCover = (language: string, seed: string, scene: string | null): string =>
  `/art/covers/${language}/${seed}${scene === null ? '' : `~${scene}`}.svg`
