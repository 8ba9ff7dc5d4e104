import { lyricAsideFault, lyricTextFault } from '../lyrics/lyric-fields'
import type { LyricLine } from '../lyrics/lyric-line'
import type { LyricEdit } from './edit'

/** The fields of a lyric in which texts are found. */
export const searchedFields = ['text', 'translation'] as const

export type SearchedField = (typeof searchedFields)[number]

/** What is looked for in the lyrics of a song. */
export interface TextSearch {
  readonly text: string
  readonly matchCase: boolean
  /** Only where no letter or digit goes on before or after it. */
  readonly wholeWord: boolean
  readonly fields: readonly SearchedField[]
}

/** Where something was found: from `start` to before `end` in the field's value, which is `value` (NFC). */
export interface FoundText {
  readonly id: string
  /** The place of the lyric in the song, from 0. */
  readonly place: number
  readonly field: SearchedField
  readonly value: string
  readonly start: number
  readonly end: number
}

/** What a word is made of; Han is written without spaces, so that there a word has no ends that could be seen. */
const inWord = '(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}_]'

function patternOf({ text, matchCase, wholeWord }: TextSearch): RegExp {
  const literal = text.normalize('NFC').replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  // A mark that stands alone after what was found belongs to it: e is not é, however that is written.
  const whole = wholeWord ? `(?<!${inWord})${literal}(?!${inWord})` : `${literal}(?!\\p{M})`
  return new RegExp(whole, matchCase ? 'gu' : 'giu')
}

/**
 * All places where a text stands in the lyrics, in song order, a lyric's text before its translation. Accents count as
 * they are typed; places do not overlap. Nothing is found for an empty text.
 */
export function findText(lyrics: readonly LyricLine[], search: TextSearch): FoundText[] {
  if (search.text === '') return []
  const pattern = patternOf(search)
  const fields = searchedFields.filter(field => search.fields.includes(field))
  return lyrics.flatMap((line, place) =>
    fields.flatMap(field => {
      const value = line[field].normalize('NFC')
      return [...value.matchAll(pattern)].map(({ index, 0: match }) => ({
        id: line.id,
        place,
        field,
        value,
        start: index,
        end: index + match.length,
      }))
    }),
  )
}

/** A point of a song's texts, from which it is searched on. */
export type TextPoint = Pick<FoundText, 'place' | 'field' | 'start'>

const isBefore = (one: TextPoint, other: TextPoint) => {
  const ranks = ({ place, field, start }: TextPoint) => [
    place,
    searchedFields.indexOf(field),
    start,
  ]
  const [mine, theirs] = [ranks(one), ranks(other)]
  const at = mine.findIndex((rank, index) => rank !== theirs[index])
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
}

/** Which of what was found comes first at a point or after it; after the last one the first again. -1 without any. */
export function nextFound(found: readonly FoundText[], from: TextPoint | null): number {
  if (found.length === 0) return -1
  return from
    ? Math.max(
        0,
        found.findIndex(one => !isBefore(one, from)),
      )
    : 0
}

const isFaulty = (field: SearchedField, value: string) =>
  field === 'text'
    ? lyricTextFault(value) !== undefined
    : value.trim() === '' || lyricAsideFault(value) !== undefined

/** What replacing comes to: edits of fields, and how many fields stay, since they would be empty or too long. */
export interface Replaced {
  readonly edits: readonly LyricEdit[]
  /** How many of the places that were found are replaced. */
  readonly count: number
  readonly refused: number
}

/** The value of a field with these places of it replaced; they must be of this value, and in their order. */
function replacedIn(found: readonly FoundText[], replacement: string): string {
  const value = found[0]?.value ?? ''
  const parts = found.map(({ start }, at) => value.slice(found[at - 1]?.end ?? 0, start))
  return [...parts, value.slice(found.at(-1)?.end ?? 0)].join(replacement)
}

/** The edits that replace what was found, one for each field, by a text that is taken as it is. */
export function replaceFound(
  lyrics: readonly LyricLine[],
  found: readonly FoundText[],
  replacement: string,
): Replaced {
  const groups = new Map<string, FoundText[]>()
  for (const one of found) {
    const name = `${one.id}.${one.field}`
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  const byId = new Map(lyrics.map(line => [line.id, line]))
  const told = [...groups.values()].flatMap(group => {
    const [first] = group
    const line = first && byId.get(first.id)
    if (!first || !line) return []
    const value = replacedIn(group, replacement)
    const { id, field } = first
    const edit: LyricEdit = { kind: 'lyric', id, field, value, was: line[field] }
    return [{ edit, count: group.length, isFaulty: isFaulty(field, value) }]
  })
  const kept = told.filter(one => !one.isFaulty)
  return {
    edits: kept.map(({ edit }) => edit),
    count: kept.reduce((sum, one) => sum + one.count, 0),
    refused: told.length - kept.length,
  }
}
