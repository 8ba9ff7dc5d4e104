import { counted } from '../counted'

/** How much waits in a browser to be saved. */
export interface Unsent {
  readonly plays: number
  readonly answers: number
  /** Edits that are not saved, and lists that were begun. */
  readonly edits: number
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The sentences about logging out (accounts.md#logging-out; decision 068). */
export const logOutTexts = {
  loggingOut: 'Logging out…',
  title: 'Log out without saving?',
  lead: ({ plays, answers, edits }: Unsent) => {
    const parts = [
      ...(plays > 0 ? [counted(plays, 'play', 'plays')] : []),
      ...(answers > 0 ? [counted(answers, 'answer', 'answers')] : []),
      ...(edits > 0
        ? [counted(edits, 'piece of unfinished work', 'pieces of unfinished work')]
        : []),
    ]
    const are = plays + answers + edits === 1 ? 'is' : 'are'
    return `${list.format(parts)} ${are} not saved yet. Logging out deletes what is not saved from this device, so that nothing of yours stays behind.`
  },
  recover: 'See your unsaved work',
  again: 'Try to save again',
  stay: 'Stay logged in',
  leave: 'Log out and delete',
} as const
