/** French words that only look elided. */
const keptWhole: ReadonlySet<string> = new Set([
  "aujourd'hui",
  "quelqu'un",
  "quelqu'une",
  "presqu'île",
  "prud'homme",
  "d'abord",
  "d'accord",
  "d'ailleurs",
])

const elided = /^((?:l|d|j|c|n|m|t|s|qu|lorsqu|puisqu|quoiqu|jusqu)')(?=.)/

/** "j'ai" is "j'" and "ai", "qu'l'on" is "qu'", "l'" and "on". */
function cutElisions(word: string): string[] {
  const first = keptWhole.has(word) ? undefined : elided.exec(word)?.[1]
  return first === undefined ? [word] : [first, ...cutElisions(word.slice(first.length))]
}

/**
 * The words of a text as a lyric's word list has them, in order, repeats kept (words.md#words-of-a-text): without
 * punctuation, but with apostrophes and hyphens inside a word; in small letters except in German; French elisions are
 * words of their own. Not for Chinese, whose words nothing parts.
 *
 * @param language two-letter code of the language of the text.
 */
export function textWords(text: string, language: string): string[] {
  const plain = text.normalize('NFC').replace(/[’ʼ´`]/g, "'")
  const words = (language === 'de' ? plain : plain.toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ')
    .split(' ')
    .map(word => word.replace(/^['-]+|['-]+$/g, ''))
    .filter(word => word !== '')
  return language === 'fr' ? words.flatMap(cutElisions) : words
}
