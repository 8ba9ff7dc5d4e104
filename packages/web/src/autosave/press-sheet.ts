import { type PressStatus, pressStatus } from '@duologue/domain/saving/press-status'
import { autosaver, type Saving, type Stored } from './autosaver'
import { changedFields } from './found-edit'
import { pressSteps } from './press-steps'

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
  const steps = pressSteps<T>()

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
      steps.add({ before, after, name })
      saver.edit(after)
    },
    /** How many steps can be undone. */
    depth: steps.depth,
    canRedo: steps.canRedo,
    undo: () => {
      const step = steps.undo()
      if (step) saver.edit(step.before)
    },
    redo: () => {
      const step = steps.redo()
      if (step) saver.edit(step.after)
    },
    /** Goes back to what is stored, and forgets every step. */
    discard: () => {
      steps.forget()
      saver.edit(saver.stored().fields)
    },
  }
}
