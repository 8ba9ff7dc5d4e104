/** Who may edit songs and words (S3 section 2.2), and a login that ends meanwhile. */
export const editorLoginTexts = {
  onlyTitle: 'Editors only',
  endedTitle: 'Your login has ended',
  endedLead: 'Everything that you changed is kept here. Log in again, and it is saved.',
} as const
