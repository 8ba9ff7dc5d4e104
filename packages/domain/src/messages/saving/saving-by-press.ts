import { counted } from '../say'

/** How saving stands on the pages without autosave (songs.md#save-by-press), word for word. */
export const pressSaveTexts = {
  ready: 'SAVE STATUS: No changes.',
  pressToSave: "Changes detected... PRESS TO SAVE! (won't autosave)",
  pending: 'Saving song...',
  error: 'Error: Song not saved.',
  success: 'Song saved.',
} as const

/** The questions of these pages (songs.md#leaving); the quoted ones word for word. */
export const pressDialogTexts = {
  saveTitle: 'Save Changes?',
  save: 'WARNING: THIS CANNOT BE UNDONE! THESE CHANGES ARE PERMANENT!',
  saveYes: 'Save',
  nothingToSave: 'No changes to save',
  discardTitle: 'Discard Changes?',
  discard:
    'WARNING: YOU HAVE UNSAVED CHANGES! Are you use you want to go back and and discard these changes?',
  goBack: 'Go Back',
  stay: 'Stay Here',
  leaveTitle: 'Leave this page?',
  leave: 'You have unsaved changes -- are you sure you want to leave this page?',
  leaveYes: 'Leave',
  found: (time: string) => `Unsaved changes from ${time}`,
  foundEdits: (time: string, edits: number) =>
    `Unsaved changes from ${time} (${counted(edits, 'edit', 'edits')})`,
  show: 'Show',
  restore: 'Restore',
  drop: 'Discard',
  undo: 'Undo',
  redo: 'Redo',
} as const
