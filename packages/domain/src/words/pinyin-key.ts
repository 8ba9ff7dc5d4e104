/** The tone of each mark over a vowel. */
const toneOf: Readonly<Record<string, string>> = {
  '\u0304': '1',
  '\u0301': '2',
  '\u030c': '3',
  '\u0300': '4',
}

/** Pinyin in small letters and taken apart: a letter, then its mark; every ü and v is a u. */
const takenApart = (pinyin: string): string =>
  pinyin
    .toLowerCase()
    .replace(/u:/g, 'u')
    .normalize('NFD')
    .replace(/\u0308/g, '')
    .replaceAll('v', 'u')

/** Pinyin without tones: only its letters, `zhongwen` for `zhōngwén` and for `Zhong1 wen2`. */
export const plainPinyin = (pinyin: string): string => takenApart(pinyin).replace(/[^a-z]/g, '')

/** The vowels of a syllable with a mark on one of them; vowels before another mark are of the next syllable. */
const marked = /([aeiou]+)([\u0304\u0301\u030c\u0300])([aeiou]*)(?![\u0300-\u036f])/g

/**
 * Pinyin with its tones in one form, whether they were written as marks or as numbers: each number stands behind the
 * vowels of its syllable, `zho1ngwe2n` for `zhōngwén` and for `zhong1wen2`. A neutral tone has no number.
 */
export function tonedPinyin(pinyin: string): string {
  return takenApart(pinyin)
    .replace(marked, (_, before: string, mark: string, after: string) => {
      return `${before}${after}${toneOf[mark] ?? ''}`
    })
    .replace(/([aeiou]+)([^aeiou0-5\s']*)([0-5])/g, '$1$3$2')
    .replace(/[05]/g, '')
    .replace(/[^a-z1-4]/g, '')
}

/** Whether somebody who typed this told tones. */
export const tellsTones = (typed: string): boolean => tonedPinyin(typed) !== plainPinyin(typed)
