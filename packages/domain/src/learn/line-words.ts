/** A part of a line as it is written: a word, or what stands between words. */
export interface LinePart {
  readonly text: string
  readonly isWord: boolean
}

const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja'])

const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‐-][\p{L}\p{M}\p{N}]+)*/gu

function bySegments(text: string, language: string): readonly LinePart[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment, isWordLike }) => ({
    text: segment,
    isWord: isWordLike ?? false,
  }))
}

/** A line in its words and what stands between them: put together they are the line. */
export function lineParts(text: string, language: string): readonly LinePart[] {
  if (withoutSpaces.has(language) && 'Segmenter' in Intl) return bySegments(text, language)
  const parts: LinePart[] = []
  let from = 0
  for (const found of text.matchAll(word)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), isWord: false })
    parts.push({ text: found[0], isWord: true })
    from = found.index + found[0].length
  }
  return from < text.length ? [...parts, { text: text.slice(from), isWord: false }] : parts
}
