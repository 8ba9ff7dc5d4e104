import { type Edit, renamed } from '@duologue/domain/songs/editing/edit'

/** What was done and undone in an editor since it was opened: each step as the edits that take it back. */
export interface EditHistory {
  readonly undo: readonly (readonly Edit[])[]
  readonly redo: readonly (readonly Edit[])[]
}

export const noHistory: EditHistory = { undo: [], redo: [] }

/** As many steps are kept. */
const mostSteps = 200

/** Typing in one field goes on in one step. */
const isTypedOn = (last: readonly Edit[] | undefined, inverse: readonly Edit[]): boolean => {
  const [one, ...more] = last ?? []
  const [other, ...others] = inverse
  if (!one || !other || more.length > 0 || others.length > 0) return false
  if (one.kind === 'song') return other.kind === 'song' && one.field === other.field
  return (
    one.kind === 'lyric' &&
    other.kind === 'lyric' &&
    one.id === other.id &&
    one.field === other.field &&
    typeof one.value === 'string' &&
    typeof other.value === 'string'
  )
}

/** The history after something new was done; `goesOn` says that it follows the last step without a pause. */
export function afterDoing(
  { undo }: EditHistory,
  inverse: readonly Edit[],
  goesOn: boolean,
): EditHistory {
  if (goesOn && isTypedOn(undo.at(-1), inverse)) return { undo, redo: [] }
  return { undo: [...undo, inverse].slice(-mostSteps), redo: [] }
}

/** The history after some edits brought lyrics back: earlier and later steps call them by their new ids. */
export function withNames({ undo, redo }: EditHistory, done: readonly Edit[]): EditHistory {
  const names = done.flatMap(edit =>
    edit.kind === 'add' && edit.line.id !== edit.id ? [[edit.line.id, edit.id] as const] : [],
  )
  const named = (steps: EditHistory['undo']) =>
    steps.map(step =>
      step.map(edit => names.reduce((one, [from, to]) => renamed(one, from, to), edit)),
    )
  return names.length === 0 ? { undo, redo } : { undo: named(undo), redo: named(redo) }
}
