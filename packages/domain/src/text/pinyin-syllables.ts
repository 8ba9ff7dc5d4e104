/** A syllable of pinyin without tones, as long as it goes; `ü` is told as `u`, as folding leaves it. */
const syllable =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])(?:iang|iong|uang|ian|iao|ing|ang|eng|ong|uai|uan|ia|ie|iu|in|ai|an|ao|ei|en|er|ou|ua|ue|ui|un|uo|a|e|i|o|u)|ang|eng|ai|an|ao|ei|en|er|ou|a|e|o)/

/** The longest pinyin that is looked at, in letters: longer words are no pinyin that anybody types in one. */
const longest = 40

/** The beginnings of a text that are a syllable, the longest first. */
function firstSyllables(letters: string): string[] {
  const most = syllable.exec(letters)?.[0].length ?? 0
  return Array.from({ length: most }, (_, index) => letters.slice(0, most - index)).filter(
    first => syllable.exec(first)?.[0] === first && !/[^dljqx]ia$/.test(first),
  )
}

/**
 * The syllables of pinyin that is written in one, in plain letters: zuo, wei of `zuowei`; none when it cannot be pinyin.
 * Of several ways the one is taken in which fewest syllables begin with a vowel, which would be told by an apostrophe
 * (`fangao` is fan, gao), then the one with the longest syllables first: whoever stores and whoever asks cut alike.
 */
export function pinyinSyllables(letters: string): string[] {
  if (letters === '' || letters.length > longest) return []
  // From the end, so that each place is looked at once: `behind` says how what begins there is cut.
  const behind: ({ syllables: string[]; vowels: number } | undefined)[] = []
  behind[letters.length] = { syllables: [], vowels: 0 }
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const isVowel = /[aeo]/.test(letters[at] ?? '') ? 1 : 0
    for (const first of firstSyllables(letters.slice(at))) {
      const rest = behind[at + first.length]
      const vowels = (rest?.vowels ?? 0) + isVowel
      if (rest && vowels < (behind[at]?.vowels ?? Infinity))
        behind[at] = { syllables: [first, ...rest.syllables], vowels }
    }
  }
  return behind[0]?.syllables ?? []
}
