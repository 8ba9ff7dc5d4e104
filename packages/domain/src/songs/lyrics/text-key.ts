/**
 * What makes two lyrics "the same text" (lyrics.md#same-text): white space is one space and none at the ends; case
 * and punctuation count.
 */
export const textKey = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')
