/** A character that words are made of, in lower case, with its place in the text. */
interface Placed {
  letter: string
  at: number
  end: number
}

const isLetter = /[\p{L}\p{M}\p{N}]/u

function letters(text: string): Placed[] {
  const placed: Placed[] = []
  let at = 0
  for (const character of text) {
    if (isLetter.test(character)) {
      placed.push({ letter: character.toLowerCase(), at, end: at + character.length })
    }
    at += character.length
  }
  return placed
}

const folded = (text: string) => letters(text).map(({ letter }) => letter)

/** Whether a letter begins a word: what stands before it in the text is none. */
const begins = (all: readonly Placed[], index: number) => {
  const [before, here] = [all[index - 1], all[index]]
  if (!before || !here) return true
  return here.at > before.end
}

const ends = (all: readonly Placed[], index: number) =>
  index + 1 >= all.length || begins(all, index + 1)

/** Where a word is said in the letters from an index on; whole words first, then inside of others (Chinese). */
function findWord(all: readonly Placed[], word: readonly string[], from: number) {
  const isAt = (index: number) => word.every((letter, i) => all[index + i]?.letter === letter)
  const places = [...all.keys()].filter(index => index >= from && isAt(index))
  const isWhole = (index: number) => begins(all, index) && ends(all, index + word.length - 1)
  return places.find(isWhole) ?? places[0]
}

const opening = /[¿¡«“„‘"'([（《〈「『【]/

/** Opening marks belong to the word that they stand before. */
function beforeMarks(text: string, offset: number): number {
  let at = offset
  while (at > 0 && opening.test(text.charAt(at - 1))) at -= 1
  return at
}

/** Where the word at an index is said in the text, when all words up to it are said there in their order. */
function foundOffset(text: string, words: readonly string[], index: number): number | undefined {
  const all = letters(text)
  let from = 0
  let offset: number | undefined
  for (const word of words.slice(0, index + 1)) {
    const said = folded(word)
    const at = said.length > 0 ? findWord(all, said, from) : undefined
    if (at === undefined) return undefined
    offset = all[at]?.at
    from = at + said.length
  }
  return offset === undefined ? undefined : beforeMarks(text, offset)
}

/** The beginning of a word, or of a character where there is none, nearest to a share of the text. */
function nearestOffset(text: string, share: number): number | undefined {
  const starts = [...text.matchAll(/\s+(?=\S)/g)].map(({ index, 0: space }) => index + space.length)
  const characters: number[] = []
  let at = 0
  for (const character of text) {
    characters.push(at)
    at += character.length
  }
  const wanted = share * text.length
  const isInside = (offset: number) =>
    text.slice(0, offset).trim() !== '' && text.slice(offset).trim() !== ''
  const near = (offsets: number[]) =>
    offsets
      .filter(isInside)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
      .at(0)
  return near(starts) ?? near(characters)
}

/**
 * Where a text is cut before the word at an index (lyrics.md#split): where that word is said, without regard to
 * case and punctuation; else near the share of words before it. Undefined when a half would be blank.
 */
export function splitOffset(
  text: string,
  words: readonly string[],
  index: number,
): number | undefined {
  const found = foundOffset(text, words, index)
  const isInside =
    found !== undefined && text.slice(0, found).trim() !== '' && text.slice(found).trim() !== ''
  return isInside ? found : nearestOffset(text, index / words.length)
}
