/** The sentences about what is saved by itself (saving.md#autosave). */
export const savingTexts = {
  willRetry: 'It will be tried again in a moment.',
  goneTitle: 'This is not here any more',
  goneLead: 'It was deleted or hidden in the meantime.',
  leaveTitle: 'Leave without saving?',
  leaveLead:
    'Your last changes are not saved yet. They wait here on this device until you come back.',
  leave: 'Leave',
  formLead: 'What you typed here is not saved, and goes when you leave.',
} as const
