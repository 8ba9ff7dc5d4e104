import { isSame } from '../../saving/is-same'
import { type Edit, isBarrier, isFieldEdit } from './edit'

/** An edit that is not stored yet. */
export interface WaitingEdit {
  /** Names it in the journal, in every tab. */
  readonly opId: string
  /** When it was made, in milliseconds. */
  readonly at: number
  /** The song's revision that its editor saw. */
  readonly baseRev: number
  /** The key of the request that carries it; the same request is sent again until it is answered. */
  readonly request?: string
  readonly edit: Edit
}

/** Whether a later edit says again what the earlier one is about. */
function isAboutTheSame(one: Edit, other: Edit): boolean {
  if (one.kind === 'song') return other.kind === 'song' && one.field === other.field
  if (one.kind === 'lyric')
    return (
      other.kind === 'lyric' &&
      one.id === other.id &&
      one.field === other.field &&
      one.toAll === other.toAll
    )
  return one.kind === 'order' && other.kind === 'order'
}

/** The earlier edit with what the later one says. */
const joined = (one: Edit, other: Edit): Edit =>
  isFieldEdit(one) && isFieldEdit(other) ? { ...other, was: one.was } : other

/** Whether an edit leaves everything as its editor found it. */
const isNothing = (edit: Edit) =>
  isFieldEdit(edit) && !isBarrier(edit) && isSame(edit.value, edit.was)

/**
 * The waiting edits with one more (songs.md#book-of-edits): what says anew what still waits takes its place, unless
 * that one is already on its way, or a lyric has come, gone or moved in between.
 */
export function withEdit(
  waiting: readonly WaitingEdit[],
  added: WaitingEdit,
): readonly WaitingEdit[] {
  for (let place = waiting.length - 1; place >= 0; place -= 1) {
    const one = waiting[place]
    if (!one || one.request !== undefined) break
    if (isAboutTheSame(one.edit, added.edit)) {
      const edit = joined(one.edit, added.edit)
      return isNothing(edit) ? waiting.toSpliced(place, 1) : waiting.with(place, { ...one, edit })
    }
    if (isBarrier(one.edit) || isBarrier(added.edit)) break
  }
  return [...waiting, added]
}

/**
 * The edits that the next request carries: those of a request without an answer again, else all that wait for the
 * same lyric or the song itself, else one.
 */
export function nextBatch(waiting: readonly WaitingEdit[]): readonly WaitingEdit[] {
  const [first] = waiting
  if (!first) return []
  if (first.request !== undefined) return waiting.filter(({ request }) => request === first.request)
  const { edit } = first
  if (!isFieldEdit(edit)) return [first]
  const isWith = (other: Edit) =>
    edit.kind === 'song'
      ? other.kind === 'song'
      : other.kind === 'lyric' && other.id === edit.id && other.toAll === edit.toAll
  const end = waiting.findIndex(one => isBarrier(one.edit) && !isWith(one.edit))
  const free = waiting.slice(0, end === -1 ? undefined : end)
  // What changes all lyrics of a text is not brought before an edit that came earlier.
  const rest = isBarrier(edit) ? free.findIndex(one => !isWith(one.edit)) : -1
  return free.slice(0, rest === -1 ? undefined : rest).filter(one => isWith(one.edit))
}

/** The waiting edits of which some are now on their way with a request. */
export const sealed = (
  waiting: readonly WaitingEdit[],
  batch: readonly WaitingEdit[],
  request: string,
): readonly WaitingEdit[] => waiting.map(one => (batch.includes(one) ? { ...one, request } : one))

/** The waiting edits without those whose request is answered: exactly these are stored (songs.md#journal). */
export const withoutRequest = (waiting: readonly WaitingEdit[], request: string) =>
  waiting.filter(one => one.request !== request)

/** The waiting edits as they are once nothing is on its way any more. */
export const unsealed = (waiting: readonly WaitingEdit[]): readonly WaitingEdit[] =>
  waiting.map(({ request: _, ...one }) => one)
