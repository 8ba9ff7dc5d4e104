/** A word in the list of a line: its id, and where it stands in the text; null without a place. */
export type PlacedWord = readonly [id: string, from: number | null, to: number | null]

/** A piece of a line: a word that stands in it, or what is between words. */
export interface LyricPart {
  readonly text: string
  readonly from: number
  /** Which one of the line's words it is; null between words. */
  readonly word: number | null
}

/** A line cut at its words (song-page.md#words); together the parts are the text. */
export function lyricParts(text: string, words: readonly PlacedWord[]): LyricPart[] {
  const parts: LyricPart[] = []
  let after = 0
  const add = (from: number, to: number, word: number | null) => {
    if (to > from) parts.push({ text: text.slice(from, to), from, word })
    after = to
  }
  for (const [index, [, from, to]] of words.entries()) {
    if (from === null || to === null || from < after) continue
    add(after, from, null)
    add(from, to, index)
  }
  add(after, text.length, null)
  return parts
}

/** Which of a line's words do not stand in its text as one piece. */
export const wordsAside = (words: readonly PlacedWord[]): number[] =>
  words.flatMap(([, from], index) => (from === null ? [index] : []))

/** How often a word is sung in a song. */
export const timesSung = (
  lines: readonly { readonly words: readonly PlacedWord[] }[],
  word: string,
): number => lines.flatMap(({ words }) => words).filter(([id]) => id === word).length
