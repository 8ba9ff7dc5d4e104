import { foldText } from '../text/fold'
import { deWords } from './words/de'
import { enWords } from './words/en'
import { esWords } from './words/es'
import { frWords } from './words/fr'

const lists = { en: enWords, es: esWords, fr: frWords, de: deWords } as const

/** The lists of words by their versions: cards that were printed name theirs for ever (pupils.md#cards). */
const versions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([language, words]) => [`${language}-1`, words.trim().split(/\s+/u)]),
)

/** The version of the words for a new card, for somebody who reads this language: English where there is none. */
export const wordsVersionFor = (language: string): string =>
  versions.has(`${language}-1`) ? `${language}-1` : 'en-1'

/** The 1,024 words of a version. */
export function wordsOfVersion(version: string): readonly string[] {
  const words = versions.get(version)
  if (!words) throw new Error(`there are no words of the version ${version}`)
  return words
}

/** Words as they are compared: case, accents and what stands between them do not count (pupils.md#cards). */
export const foldWords = (typed: string): string =>
  foldText(typed)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(' ')
