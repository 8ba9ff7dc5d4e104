import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import type { Level } from '@duologue/domain/choices/levels'
import { textWords } from '@duologue/domain/text/text-words'

/** Word → its place in a list of a language's words by how common they are, 1 for the commonest. */
export type Ranks = ReadonlyMap<string, number>

/** Cuts a text into words; Chinese ones need a dictionary. */
export type CutWords = (text: string) => readonly string[]

/** How many of a text's words are at least to be among the commonest 2,000, and among the commonest 10,000, in percent. */
type Band = readonly [common: number, known: number]

const bands: Partial<Record<Level, Band>> = {
  A1: [84, 92],
  A2: [80, 92],
  B1: [76, 92],
  B2: [72, 91],
}
const chineseBands: Partial<Record<Level, Band>> = {
  A1: [80, 88],
  A2: [76, 86],
  B1: [72, 84],
  B2: [68, 82],
}

const commonest = 2000
const last = 10_000
/** How many rare words are told. */
const told = 12

/** The ranks of a list: a word a line, the commonest first; what follows the word is not read. */
export function ranksOf(list: string): Ranks {
  const ranks = new Map<string, number>()
  for (const line of list.split('\n')) {
    const word = line.trim().split(/\s+/u)[0]?.toLowerCase()
    if (word && ranks.size < last && !ranks.has(word)) ranks.set(word, ranks.size + 1)
  }
  return ranks
}

/** Words that are no names and no numbers; an ending behind an apostrophe counts with its word (it's, l'été). */
function runningWords(
  { dialogue, character1, character2, language }: SampleConversation,
  cut: CutWords,
) {
  const names = [character1.name, character2.name].flatMap(name => textWords(name, 'en'))
  // In a text that is not German a capital behind a small letter is a name.
  const isName = (word: string, text: string) =>
    names.includes(word.toLowerCase()) ||
    (language !== 'de' &&
      new RegExp(`[\\p{L},;:] ${word}(?!\\p{L})`, 'iu').test(text) &&
      !text.includes(word) &&
      word !== 'i')
  return dialogue.flatMap(({ text }) =>
    cut(text).filter(word => /\p{L}/u.test(word) && !isName(word, text)),
  )
}

const forms = (word: string) => [word, word.replace(/'.*$/u, ''), word.replace(/^.*'/u, '')]

const rankOf = (word: string, ranks: Ranks) =>
  Math.min(...forms(word.toLowerCase()).map(form => ranks.get(form) ?? last + 1))

/** What is rare in a conversation for its level (content.md#words); C1 and C2 are free. */
export function rareWords(sample: SampleConversation, ranks: Ranks, cut: CutWords): string[] {
  const all = sample.language === 'zh' ? chineseBands : bands
  const band = all[sample.difficulty]
  if (!band) return []
  const words = runningWords(sample, cut)
  const among = (most: number) =>
    Math.round((100 * words.filter(word => rankOf(word, ranks) <= most).length) / words.length)
  const rare = [...new Set(words.filter(word => rankOf(word, ranks) > commonest))]
  const [common, known] = [among(commonest), among(last)]
  return common >= band[0] && known >= band[1]
    ? []
    : [
        `${common} % of the words are among the first ${commonest}, ${known} % among the first ${last}; not ${band[0]} and ${band[1]}: ${rare.slice(0, told).join(', ')}`,
      ]
}
