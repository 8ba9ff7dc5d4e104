import { foldText } from './fold'
import { askedWords } from './search-words'

/** A part of a text, marked when it is what was asked for. */
export interface FoundPart {
  text: string
  isFound: boolean
}

/** The text folded letter by letter, and for each folded unit the place of its letter in the text. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (const { 0: letter, index } of text.matchAll(/[^\p{M}]\p{M}*|\p{M}+/gsu)) {
    const plain = foldText(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) places.push(index)
  }
  places.push(text.length)
  return { folded, places }
}

function placesOf(folded: string, wanted: string): [number, number][] {
  const found: [number, number][] = []
  let at = wanted === '' ? -1 : folded.indexOf(wanted)
  while (at >= 0) {
    found.push([at, at + wanted.length])
    at = folded.indexOf(wanted, at + wanted.length)
  }
  return found
}

/**
 * A text cut into what was asked for and the rest, for marking: the whole of what was asked where it stands so, else
 * each of its words; without regard to case and accents. The parts together are the text.
 */
export function foundParts(text: string, asked: string): FoundPart[] {
  const { folded, places } = foldWithPlaces(text)
  const whole = placesOf(folded, foldText(asked.trim()))
  const found = whole.length > 0 ? whole : askedWords(asked).flatMap(word => placesOf(folded, word))
  const parts: FoundPart[] = []
  let done = 0
  for (const [first, behind] of found.toSorted((a, b) => a[0] - b[0])) {
    const start = Math.max(done, places[first] ?? 0)
    let end = behind
    // A letter that is folded into two is marked whole.
    while (places[end] === places[behind - 1]) end += 1
    const stop = places[end] ?? text.length
    if (stop <= start) continue
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false })
    parts.push({ text: text.slice(start, stop), isFound: true })
    done = stop
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false })
  return parts
}
