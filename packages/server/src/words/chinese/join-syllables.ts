/**
 * The syllables of a word as one: an apostrophe before one that begins with a, o or e (xī'ān, nǚ'ér); a lone r is sung
 * with the syllable before it (nǎr).
 */
export const joinSyllables = (syllables: readonly string[]): string =>
  syllables
    .map((syllable, index) => {
      const first = syllable.normalize('NFD').charAt(0)
      return index > 0 && 'aoe'.includes(first) ? `'${syllable}` : syllable
    })
    .join('')
