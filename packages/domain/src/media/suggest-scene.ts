import { mostProps, type Place, type Prop, places, props } from '../choices/scene-choices'
import { foldText } from '../text/fold'
import type { Scene } from './scene'
import { chineseSceneWords } from './scene-words/chinese-scene-words'
import { englishSceneWords } from './scene-words/english-scene-words'
import { frenchSceneWords } from './scene-words/french-scene-words'
import { germanSceneWords } from './scene-words/german-scene-words'
import type { SceneWords } from './scene-words/scene-words'
import { spanishSceneWords } from './scene-words/spanish-scene-words'

/** A text with the language that it is in, as a code. */
export interface Said {
  text: string
  language: string
}

/** Where no place is spoken of, what is spoken of stands on a stage. */
const anywhere: Place = 'theatre'

/** How much more a title says than a line. */
const titleCounts = 3

const words: Readonly<Record<string, SceneWords>> = {
  es: spanishSceneWords,
  fr: frenchSceneWords,
  de: germanSceneWords,
  en: englishSceneWords,
  zh: chineseSceneWords,
}

/** What each spelling speaks of: one may speak of a place and of a thing. */
type Spellings = ReadonlyMap<string, readonly (Place | Prop)[]>

/** Endings of plurals and cases: a spelling is also found with one of them. */
const endings = ['s', 'es', 'n', 'en', 'e', 'x', 'er', 'ern']
/** The last part of a compound is at least so long (Küchenradio). */
const shortestPart = 5

const parted = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

function spellingsOf(language: string): Spellings {
  const found = new Map<string, (Place | Prop)[]>()
  for (const thing of [...places, ...props])
    for (const spelling of words[language]?.[thing].split(',') ?? []) {
      const key = parted(spelling)
      found.set(key, [...(found.get(key) ?? []), thing])
    }
  return found
}

/** The spelling that a word is a form of; of a compound in German, its last part. */
function spellingOf(word: string, known: Spellings, language: string): string | undefined {
  if (known.has(word)) return word
  const stem = endings
    .filter(ending => word.endsWith(ending))
    .map(ending => word.slice(0, -ending.length))
    .find(start => start.length > 2 && known.has(start))
  if (stem !== undefined || language !== 'de') return stem
  return [...known.keys()].find(part => part.length >= shortestPart && word.endsWith(part))
}

/** The spellings in a text of words between spaces, in their order; several words of one spelling before single ones. */
function spelledIn(text: string, known: Spellings, language: string): string[] {
  const tokens = parted(text).trim().split(' ')
  const found: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const several = [3, 2]
      .map(count => tokens.slice(at, at + count).join(' '))
      .find(part => part.includes(' ') && known.has(part))
    const spelling = several ?? spellingOf(tokens[at] ?? '', known, language)
    if (spelling !== undefined) found.push(spelling)
    if (several !== undefined) at += several.split(' ').length - 1
  }
  return found
}

/** The spellings in a text without spaces, in their order: at each place the longest. */
function writtenIn(text: string, known: Spellings): string[] {
  const folded = foldText(text)
  const found: string[] = []
  for (let at = 0; at < folded.length; at += 1) {
    const spelling = [4, 3, 2, 1]
      .map(length => folded.slice(at, at + length))
      .find(part => known.has(part))
    if (spelling !== undefined) {
      found.push(spelling)
      at += spelling.length - 1
    }
  }
  return found
}

/** Those of the languages that were asked for: thousands of words, the same each time. */
const known = new Map<string, Spellings>()

/** How often each place and thing is spoken of, in the order in which they come first. */
function hitsIn(title: readonly Said[], others: readonly Said[]): Map<Place | Prop, number> {
  const hits = new Map<Place | Prop, number>()
  const count = ({ text, language }: Said, counts: number) => {
    const spellings = known.get(language) ?? spellingsOf(language)
    known.set(language, spellings)
    const found =
      language === 'zh' ? writtenIn(text, spellings) : spelledIn(text, spellings, language)
    for (const thing of found.flatMap(spelling => spellings.get(spelling) ?? []))
      hits.set(thing, (hits.get(thing) ?? 0) + counts)
  }
  for (const said of title) count(said, titleCounts)
  for (const said of others) count(said, 1)
  return hits
}

/**
 * The scene that a text speaks of (media.md#choosing-a-scene): the place and the things that are named most often, the title
 * counting three times; of those named alike often, the first. Undefined where nothing is named that can be drawn.
 * Languages without words of their own say nothing.
 */
export function suggestScene(
  title: Said,
  lines: readonly Said[],
  translations: readonly Said[],
): Scene | undefined {
  const hits = hitsIn([title], [...lines, ...translations])
  // Sorting keeps the order of those that are named alike often.
  const ranked = [...hits].toSorted(([, one], [, other]) => other - one).map(([thing]) => thing)
  const place = places.find(one => one === ranked.find(thing => places.some(is => is === thing)))
  const things = ranked.flatMap(thing => props.filter(one => one === thing)).slice(0, mostProps)
  if (place === undefined && things.length === 0) return undefined
  return { place: place ?? anywhere, props: things }
}
