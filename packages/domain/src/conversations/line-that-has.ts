import { askedWords, wordsOfText } from '../text/search-words'

interface Line {
  text: string
  translation: string | null
}

/** The first line that has, or means, most of what was asked for; undefined when none has any of it. */
export function lineThatHas(lines: readonly Line[], asked: string): string | undefined {
  const wanted = askedWords(asked)
  let best: { line: string; count: number } | undefined
  for (const { text: line, translation } of lines) {
    const words = wordsOfText(`${line} ${translation ?? ''}`)
    const count = wanted.filter(
      (word, index) =>
        words.includes(word) ||
        (index === wanted.length - 1 && words.some(other => other.startsWith(word))),
    ).length
    if (count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line
}
