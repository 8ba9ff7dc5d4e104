import type { SongLanguage } from '../../choices/song-choices'

const vowels: Record<Exclude<SongLanguage, 'chinese'>, RegExp> = {
  spanish: /[aáeéoó]|[iíuúüy]+(?![aáeéoóiíuúü])/giu,
  french: /[aàâeéèêëiîïoôöuùûüyœæ]+/giu,
  german: /[aeiouäöüy]+/giu,
}

/** How many syllables a text has, about: signs in Chinese, else groups of vowels; one at least. */
export function countSyllables(text: string, language: SongLanguage): number {
  if (language === 'chinese') return Math.max(1, text.match(/\p{Script=Han}/gu)?.length ?? 0)
  // An e at the end of a French word is seldom sung.
  const said =
    language === 'french' ? text.replace(/([^aeiouy\s])e(nt|s)?(?!\p{L})/giu, '$1') : text
  return Math.max(1, said.match(vowels[language])?.length ?? 0)
}
