/**
 * Signs that nobody sees and that turn what stands beside them (U+200B to U+200F, U+202A to U+202E, U+2060 to U+2069,
 * U+FEFF, U+061C, the soft hyphen): in a name they only serve to look like somebody else.
 */
const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * A name as it is kept (pupils.md#lists-of-names): composed letters, single spaces, nothing that nobody sees. Letters
 * that a file has lost stay, so that they can be told.
 */
export const cleanName = (text: string): string =>
  text.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim()

/** A line of a list without its bullet or its number. */
export const withoutBullet = (line: string): string =>
  line
    .replace(/^(?:[•·▪◦‣●○■□☐☑✓◆–—*-]|\(\d{1,4}\)|\d{1,4}[.):])(?:\s+|(?<=[^*-])(?=\p{L}))/u, '')
    .replace(/^\d{1,4}\s+(?=\p{L})/u, '')
    .trim()

/** Whether letters are missing: what a file that was read in the wrong way has in their place. */
export const hasLostLetters = (text: string): boolean => /[\u0080-\u009F\uFFFD]/u.test(text)
