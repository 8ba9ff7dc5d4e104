import type { Lyric } from '@duologue/contract/shapes/lyric-shapes'
import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { ParsedLyric } from '@duologue/contract/songs/lyrics'
import { isSame } from '@duologue/domain/saving/is-same'
import { type Merged, mergeFields } from '@duologue/domain/saving/merge-fields'
import { mergeOrder } from '@duologue/domain/saving/merge-order'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { englishInside } from '@duologue/domain/songs/adding/english-text'
import { type LyricFormat, lyricFormats } from '@duologue/domain/songs/adding/notices'
import { settleDrafts } from '@duologue/domain/songs/adding/settle-drafts'
import { toHundredths } from '@duologue/domain/songs/times/time'

/**
 * What is edited on the add-lyrics page. Each lyric is a field of its own, so that two editors clash only over the very
 * same one; `order` names those that are on the page.
 */
export interface AddFields {
  step: 'paste' | 'edit'
  format: LyricFormat
  pasted: string
  /** The second of two lines at one moment is the translation of the first. */
  secondIsTranslation?: boolean
  order: readonly string[]
  /** Ids of lyrics of the song that are to go. */
  deleted: readonly string[]
  [lyric: `lyric ${string}`]: DraftLyric
}

/** The lyrics on the page, in their order. */
export const draftsIn = (fields: AddFields): DraftLyric[] =>
  fields.order.flatMap(key => fields[`lyric ${key}`] ?? [])

/** The fields that lyrics on the page stand in. */
export const lyricFields = (drafts: readonly DraftLyric[]) => ({
  order: drafts.map(({ key }) => key),
  ...(Object.fromEntries(drafts.map(draft => [`lyric ${draft.key}`, draft])) as Record<
    `lyric ${string}`,
    DraftLyric
  >),
})

/** A lyric of the song as the page edits it. */
const draftOfLyric = (lyric: Lyric): DraftLyric => ({
  key: lyric.id,
  id: lyric.id,
  text: lyric.text,
  translation: lyric.translation,
  translationPending: lyric.translationPending,
  pinyin: lyric.pinyin,
  words: lyric.words.map(({ id, text }) => ({ wordId: id, text })),
  start: toHundredths(lyric.startTime),
  stop: toHundredths(lyric.stopTime),
  textIsEnglish:
    lyric.language === 'chinese' &&
    lyric.words.length === 0 &&
    englishInside(lyric.text) !== undefined,
  leaveOut: false,
  firstSungLyric: lyric.firstSungLyric,
  duplicateLyric: lyric.duplicateLyric,
  emptyLyric: lyric.emptyLyric,
  skip: lyric.skip,
})

/** A lyric that was read from a pasted text; `key` is its name on the page. */
export const draftOfParsed = (lyric: ParsedLyric, key: string): DraftLyric => ({
  key,
  id: null,
  text: lyric.text,
  translation: lyric.translation,
  translationPending: false,
  pinyin: lyric.pinyin,
  words: lyric.words,
  start: toHundredths(lyric.startTime),
  stop: toHundredths(lyric.stopTime),
  marks: lyric.marks,
  textIsEnglish: lyric.textIsEnglish,
  leaveOut: lyric.leaveOut,
  firstSungLyric: lyric.firstSungLyric,
  duplicateLyric: lyric.duplicateLyric,
  emptyLyric: lyric.emptyLyric,
  skip: lyric.skip,
})

/** The page as it begins: the song's lyrics, and nothing pasted yet. */
export const fieldsOfSong = ({ lyrics }: Pick<WholeSong, 'lyrics'>): AddFields => ({
  step: 'paste',
  format: 'noTimestamps',
  pasted: '',
  secondIsTranslation: false,
  deleted: [],
  ...lyricFields(lyrics.map(draftOfLyric)),
})

/** Whether what was read back from this browser is what the page edits. */
export const isAddFields = (value: unknown): value is AddFields => {
  if (typeof value !== 'object' || value === null) return false
  const { step, format, pasted, order, deleted } = value as Partial<AddFields>
  return (
    (step === 'paste' || step === 'edit') &&
    lyricFormats.some(one => one === format) &&
    typeof pasted === 'string' &&
    Array.isArray(order) &&
    Array.isArray(deleted)
  )
}

/** Flags follow from the other lyrics: alone they are no edit. */
const derived = { duplicateLyric: false, emptyLyric: false, skip: false, firstSungLyric: false }

const isSameDraft = (one: DraftLyric | undefined, other: DraftLyric | undefined) =>
  isSame({ ...one, ...derived }, { ...other, ...derived })

/** Joins two edits of one lyric, field by field; the names of those that both changed differently. */
function mergeDraft(base: DraftLyric, mine: DraftLyric, theirs: DraftLyric) {
  const { merged, conflicts } = mergeFields(base, mine, theirs)
  const clashes = conflicts.filter(field => !Object.hasOwn(derived, field))
  return { merged, isClash: clashes.length > 0 }
}

/** What of mine stays of a lyric that is gone there: what was changed here becomes a new lyric. */
const keptAlone = (base: DraftLyric | undefined, mine: DraftLyric): DraftLyric[] =>
  isSameDraft(base, mine) ? [] : [{ ...mine, id: null }]

/** What the first step asks for. */
const pasteFields = ({ step, format, pasted, secondIsTranslation = false }: AddFields) => ({
  step,
  format,
  pasted,
  secondIsTranslation,
})

/** Joins two edits of a song's lyrics: new ones of both stay, and a lyric is asked about only where both changed it. */
export function mergeAdd(base: AddFields, mine: AddFields, theirs: AddFields): Merged<AddFields> {
  const conflicts: (keyof AddFields)[] = []
  const order = mergeOrder(base.order, mine.order, theirs.order) ?? mine.order
  const keys = [...new Set([...order, ...mine.order, ...theirs.order])]
  const lyrics = keys.flatMap((key): DraftLyric[] => {
    const name = `lyric ${key}` as const
    const [was, own, other] = [base[name], mine[name], theirs[name]]
    const isMine = mine.order.includes(key)
    const isTheirs = theirs.order.includes(key)
    if (own && isMine && !isTheirs) return was ? keptAlone(was, own) : [own]
    if (other && isTheirs && !isMine) return was ? [] : [other]
    if (!own || !other || !was) return own ? [own] : []
    const { merged, isClash } = mergeDraft(was, own, other)
    if (isClash) conflicts.push(name)
    return [merged]
  })
  const rest = mergeFields(pasteFields(base), pasteFields(mine), pasteFields(theirs))
  const deleted = mine.deleted.filter(id => theirs.order.includes(id))
  return {
    merged: { ...rest.merged, deleted, ...lyricFields(settleDrafts(lyrics)) },
    conflicts,
  }
}
