import { askedWords, waysToFind, wordsOfPinyin, wordsOfText } from '../text/search-words'

interface Line {
  text: string
  pinyin: string | null
  translation: string | null
}

/** The words under which a line is found: of what it says, how it is said and what it means. */
export const wordsOfLine = ({ text, pinyin, translation }: Line): string[] => [
  ...new Set([...wordsOfText(`${text} ${translation ?? ''}`), ...wordsOfPinyin(pinyin ?? '')]),
]

/** The first line that has, or means, most of what was asked for; undefined when none has any of it. */
export function lineThatHas(lines: readonly Line[], asked: string): string | undefined {
  const wanted = askedWords(asked)
  let best: { line: string; count: number } | undefined
  for (const line of lines) {
    const words = wordsOfLine(line)
    const count = wanted.filter(
      (word, index) =>
        waysToFind(word).some(way => way.every(part => words.includes(part))) ||
        (index === wanted.length - 1 && words.some(other => other.startsWith(word))),
    ).length
    if (count > (best?.count ?? 0)) best = { line: line.text, count }
  }
  return best?.line
}
