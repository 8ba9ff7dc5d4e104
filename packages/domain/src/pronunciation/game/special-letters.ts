/**
 * Letters that a keyboard may lack, by language (pronunciation.md#modes); in Chinese tones are put on by `withTone`.
 */
const letters: Readonly<Record<string, string>> = {
  de: 'äöüß',
  es: 'áéíóúüñ',
  fr: 'àâçéèêëîïôœùûü',
  it: 'àèéìòù',
  pt: 'áâãàçéêíóôõú',
  zh: 'ü',
}

/** The special letters of a language; none where we know of none. */
export const specialLetters = (language: string): readonly string[] =>
  Array.from(letters[language] ?? '')

/** The marks of the four tones, as combining signs. */
const toneMarks = ['\u0304', '\u0301', '\u030c', '\u0300'] as const

/** The tones of Chinese, from the first to the fourth, each on an a. */
export const tones: readonly string[] = toneMarks.map(mark => `a${mark}`.normalize('NFC'))

/** The vowel of a syllable that bears its tone: a or e, the o of ou, else the last one. */
function bearer(vowels: string): number {
  const first = vowels.search(/[ae]/)
  if (first >= 0) return first
  return vowels === 'ou' ? 0 : vowels.search(/[iouü]$/)
}

/**
 * Pinyin with a tone on its last syllable, instead of the one that it had; unchanged where no vowel stands.
 *
 * @param tone its place among `tones`.
 */
export function withTone(pinyin: string, tone: number): string {
  const apart = pinyin.normalize('NFD')
  const found = /((?:[aeiou][\u0300-\u036f]*)+)([^aeiou]*)$/i.exec(apart)
  const mark = toneMarks[tone]
  if (!found || mark === undefined) return pinyin
  const [, syllable = '', end = ''] = found
  const vowels = syllable.replace(/[\u0300\u0301\u0304\u030c]/g, '').normalize('NFC')
  const place = bearer(vowels.toLowerCase())
  const toned = `${vowels.slice(0, place + 1)}${mark}${vowels.slice(place + 1)}`
  return `${apart.slice(0, found.index)}${toned}${end}`.normalize('NFC')
}
