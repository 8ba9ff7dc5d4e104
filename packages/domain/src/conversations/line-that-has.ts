import { askedWords, wordsOfText } from '../text/search-words'

/** The first line that has most of what was asked for; undefined when none has any of it. */
export function lineThatHas(lines: readonly string[], asked: string): string | undefined {
  const wanted = askedWords(asked)
  let best: { line: string; count: number } | undefined
  for (const line of lines) {
    const words = wordsOfText(line)
    const count = wanted.filter(
      (word, index) =>
        words.includes(word) ||
        (index === wanted.length - 1 && words.some(other => other.startsWith(word))),
    ).length
    if (count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line
}
