/** Who may edit songs and words (songs.md#editor-gate), and a login that ends meanwhile. */
export const editorLoginTexts = {
  onlyTitle: 'Editors only',
  endedTitle: 'Your login has ended',
  endedLead: 'Everything that you changed is kept here. Log in again, and it is saved.',
} as const
