import { isSame } from '../../saving/is-same'
import type { LyricLine } from '../lyrics/lyric-line'

/** Fields by name, as JSON values. */
export type Fields = Readonly<Record<string, unknown>>

/** A lyric as far as changes go: an id, and fields. */
export interface Part {
  readonly id: string
}

/** A song as one thing: its own fields, and its lyrics in their order. */
export interface Whole<L extends Part> {
  readonly song: Fields
  readonly lyrics: readonly L[]
}

/** A lyric that was taken out, and the one that it stood behind; null for the first. */
export interface RemovedPart {
  readonly after: string | null
  readonly fields: Fields & Part
}

/**
 * What undoes one change (songs.md#history): what fields were, what was taken out, what came, and what the order was.
 */
export interface Inverse {
  readonly song?: Fields
  readonly lyrics?: Readonly<Record<string, Fields>>
  readonly removed?: readonly RemovedPart[]
  readonly added?: readonly string[]
  /** Where lyrics that stayed changed their order. */
  readonly order?: readonly string[]
}

/** Those fields of `before` that are otherwise in `after`. */
function changedFields(before: Fields, after: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names
      .filter(name => !isSame(before[name], after[name]))
      .map(name => [name, before[name] ?? null]),
  )
}

const isEmpty = (value: object) => Object.keys(value).length === 0

/** The fields of a lyric that count, as they are kept. */
const kept = (part: Part, names: readonly string[]): Fields & Part => ({
  id: part.id,
  ...Object.fromEntries(names.map(name => [name, (part as Part & Fields)[name]])),
})

/** What undoes the way from one state of a song to another, and which fields of which lyrics it has changed. */
export function inverseOf<L extends Part>(
  before: Whole<L>,
  after: Whole<L>,
  songFields: readonly string[],
  lyricFields: readonly string[],
): Inverse {
  const [was, now] = [
    new Map(before.lyrics.map(line => [line.id, line])),
    new Map(after.lyrics.map(line => [line.id, line])),
  ]
  const song = changedFields(before.song, after.song, songFields)
  const lyrics: Record<string, Fields> = {}
  for (const line of after.lyrics) {
    const old = was.get(line.id)
    if (!old || old === line) continue
    const fields = changedFields(old as L & Fields, line as L & Fields, lyricFields)
    if (!isEmpty(fields)) lyrics[line.id] = fields
  }
  const removed = before.lyrics.flatMap((line, index) =>
    now.has(line.id)
      ? []
      : [{ after: before.lyrics[index - 1]?.id ?? null, fields: kept(line, lyricFields) }],
  )
  const added = after.lyrics.filter(({ id }) => !was.has(id)).map(({ id }) => id)
  const stayed = before.lyrics.filter(({ id }) => now.has(id)).map(({ id }) => id)
  const stay = after.lyrics.filter(({ id }) => was.has(id)).map(({ id }) => id)
  return {
    ...(isEmpty(song) ? {} : { song }),
    ...(isEmpty(lyrics) ? {} : { lyrics }),
    ...(removed.length > 0 ? { removed } : {}),
    ...(added.length > 0 ? { added } : {}),
    ...(isSame(stayed, stay) ? {} : { order: before.lyrics.map(({ id }) => id) }),
  }
}

/** Whether a change changed nothing. */
export const isNoChange = (inverse: Inverse): boolean => isEmpty(inverse)

/** What a game over a song is made of: not its translations, and not its titles. */
const playedFields = [
  'text',
  'words',
  'startTime',
  'stopTime',
  'skip',
  'duplicateLyric',
  'emptyLyric',
] as const satisfies readonly (keyof LyricLine)[]

/** Whether a game over the song is another one after a change (songs-for-learners.md#game-revision). */
export const isOtherGame = (inverse: Inverse): boolean =>
  isStructural(inverse) ||
  inverse.song?.['language'] !== undefined ||
  Object.values(inverse.lyrics ?? {}).some(fields => playedFields.some(name => name in fields))

/** Whether a change has touched which lyrics there are, or their order. */
export const isStructural = ({ removed, added, order }: Inverse): boolean =>
  removed !== undefined || added !== undefined || order !== undefined
