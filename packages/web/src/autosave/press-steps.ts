/** One edit, both ways. */
interface Step<T> {
  before: Partial<T>
  after: Partial<T>
  /** Edits of one name, one right after the other, are one step. */
  name: string | undefined
}

const mostSteps = 500

/** What was edited, step by step, and what of it was undone (songs.md#save-by-press). */
export function pressSteps<T extends object>() {
  let past: Step<T>[] = []
  let future: Step<T>[] = []
  return {
    add: (step: Step<T>) => {
      const last = past.at(-1)
      const isJoined = last !== undefined && step.name !== undefined && last.name === step.name
      const joined = {
        before: { ...step.before, ...last?.before },
        after: { ...last?.after, ...step.after },
        name: step.name,
      }
      past = isJoined ? [...past.slice(0, -1), joined] : [...past, step].slice(-mostSteps)
      future = []
    },
    depth: () => past.length,
    canRedo: () => future.length > 0,
    /** The step that is undone from now on. */
    undo: (): Step<T> | undefined => {
      const step = past.at(-1)
      if (step) {
        past = past.slice(0, -1)
        future = [...future, step]
      }
      return step
    },
    /** The step that is done again from now on. */
    redo: (): Step<T> | undefined => {
      const step = future.at(-1)
      if (step) {
        future = future.slice(0, -1)
        past = [...past, step]
      }
      return step
    },
    forget: () => {
      past = []
      future = []
    },
  }
}
