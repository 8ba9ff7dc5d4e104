/** Letters that Unicode does not take apart by itself, and the plain letters that people type. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ı: 'i',
  // Greek writes sigma differently at the end of a word: half a typed word must still be found.
  ς: 'σ',
  '’': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
}

/**
 * Folds a text for searching without regard to case and accents (text.md#folding). The result is the same on
 * every machine, whatever its locale, and folding twice changes nothing.
 *
 * Only the marks U+0300 to U+036F are removed: removing every mark would turn Japanese が into か and
 * break Hindi vowels.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßœæøıς’ʼ´`]/g, letter => plainLetters[letter] ?? letter)
}
