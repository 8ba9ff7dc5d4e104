import { recomputeFlags } from '../lyrics/flags'
import { textKey } from '../lyrics/text-key'
import type { DraftLyric } from './draft-lyric'

/** A lyric with flags; the very same when it has them, so that of a thousand few are compared after an edit. */
function withFlags(
  draft: DraftLyric,
  flags: Partial<Pick<DraftLyric, 'duplicateLyric' | 'emptyLyric' | 'firstSungLyric'>>,
): DraftLyric {
  const names = Object.keys(flags) as (keyof typeof flags)[]
  return names.every(name => draft[name] === flags[name]) ? draft : { ...draft, ...flags }
}

/**
 * The flags of all lyrics of the page anew (lyrics.md#first-sung): the first that is not left out is sung first, the
 * later ones with the same text are duplicates. What is left out is nobody's original.
 */
export function settleDrafts(drafts: readonly DraftLyric[]): DraftLyric[] {
  const kept = recomputeFlags(drafts.filter(({ leaveOut }) => !leaveOut))
  const [first] = kept
  const settled = new Map(
    kept.map(one => [one.key, withFlags(one, { firstSungLyric: one.key === first?.key })]),
  )
  return drafts.map(
    one =>
      settled.get(one.key) ??
      withFlags(one, {
        duplicateLyric: false,
        emptyLyric: one.words.length === 0,
        firstSungLyric: false,
      }),
  )
}

/** What all lyrics with the same text have in common (lyrics.md#edit-step). */
type Common = Pick<
  DraftLyric,
  'translation' | 'translationPending' | 'pinyin' | 'words' | 'textIsEnglish'
>

/** Changes what is common to all lyrics with one lyric's text, everywhere it stands, and the flags with it. */
export function editDrafts(
  drafts: readonly DraftLyric[],
  key: string,
  change: Partial<Common>,
): DraftLyric[] {
  const edited = drafts.find(one => one.key === key)
  if (!edited) return [...drafts]
  const text = textKey(edited.text)
  return settleDrafts(
    drafts.map(one =>
      one.key === key || textKey(one.text) === text ? { ...one, ...change } : one,
    ),
  )
}

/** Changes the text of one lyric alone: it is no longer the same as the others. */
export const retextDraft = (
  drafts: readonly DraftLyric[],
  key: string,
  text: string,
): DraftLyric[] =>
  settleDrafts(
    drafts.map(one =>
      one.key === key ? { ...one, text, marks: (one.text === text && one.marks) || null } : one,
    ),
  )

/** Marks a lyric as one that is not saved, or takes the mark off. */
export const leaveOutDraft = (
  drafts: readonly DraftLyric[],
  key: string,
  leaveOut: boolean,
): DraftLyric[] => settleDrafts(drafts.map(one => (one.key === key ? { ...one, leaveOut } : one)))

/** Takes a lyric off the page. */
export const removeDraft = (drafts: readonly DraftLyric[], key: string): DraftLyric[] =>
  settleDrafts(drafts.filter(one => one.key !== key))

/** The place of the first lyric that would be saved and has no text, -1 without one (lyrics.md#save-lyrics). */
export const placeWithoutText = (drafts: readonly DraftLyric[]): number =>
  drafts.findIndex(({ leaveOut, text }) => !leaveOut && text.trim() === '')
