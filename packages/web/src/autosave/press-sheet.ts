import { type PressStatus, pressStatus } from '@duologue/domain/saving/press-status'
import { autosaver, type Saving, type Stored } from './autosaver'
import { changedFields } from './found-edit'

/** One edit, both ways. */
interface Step<T> {
  before: Partial<T>
  after: Partial<T>
  /** Edits of one name, one right after the other, are one step. */
  name: string | undefined
}

const mostSteps = 500

/**
 * What is edited on a page that saves when it is asked to (songs.md#save-by-press): fields that are kept here at once,
 * undone and redone one step after the other, and sent together. Undoing reaches past a save: it is an edit of its own.
 */
export function pressSheet<T extends object>(
  from: Stored<T>,
  saving: Omit<Saving<T>, 'isValid' | 'mayPass' | 'wait' | 'retryAfter'>,
) {
  const saver = autosaver<T>(from, {
    ...saving,
    isValid: () => true,
    mayPass: () => false,
    wait: null,
    retryAfter: 0,
  })
  let past: Step<T>[] = []
  let future: Step<T>[] = []

  return {
    ...saver,
    status: (): PressStatus => {
      const { status, isDirty } = saver.now()
      return pressStatus({
        isDirty,
        isSending: status === 'saving',
        hasFailed: status === 'error',
        hasSaved: status === 'saved',
      })
    },
    /** Changes fields, as one step; with a `name` it is joined with the step before of the same name, as typing is. */
    edit: (change: Partial<T>, name?: string) => {
      const { draft } = saver.now()
      const after = changedFields(draft, { ...draft, ...change })
      const keys = Object.keys(after) as (keyof T)[]
      if (keys.length === 0) return
      const before = Object.fromEntries(keys.map(key => [key, draft[key]])) as Partial<T>
      const last = past.at(-1)
      const isJoined = last !== undefined && name !== undefined && last.name === name
      past = isJoined
        ? [
            ...past.slice(0, -1),
            { before: { ...before, ...last.before }, after: { ...last.after, ...after }, name },
          ]
        : [...past, { before, after, name }].slice(-mostSteps)
      future = []
      saver.edit(after)
    },
    /** How many steps can be undone. */
    depth: () => past.length,
    canRedo: () => future.length > 0,
    undo: () => {
      const step = past.at(-1)
      if (!step) return
      past = past.slice(0, -1)
      future = [...future, step]
      saver.edit(step.before)
    },
    redo: () => {
      const step = future.at(-1)
      if (!step) return
      future = future.slice(0, -1)
      past = [...past, step]
      saver.edit(step.after)
    },
    /** Goes back to what is stored, and forgets every step. */
    discard: () => {
      past = []
      future = []
      saver.edit(saver.stored().fields)
    },
  }
}
