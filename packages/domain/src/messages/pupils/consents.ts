/** The sentences about consents, for keepers of pupils (pupils.md#consents). */
export const pupilConsentTexts = {
  title: 'Speaking Mode',
  lead: 'In Speaking Mode the browser listens, and its maker may be sent what is said. Record here that the parents agreed.',
  note: 'Note',
  noteLead: (most: number) => `For example the date of the form. At most ${most} letters.`,
  record: 'Record consent',
  recorded: 'Consent recorded.',
  withdraw: 'Take consent back',
  withdrawn: 'Consent taken back.',
  by: (name: string, date: string) => `Consent recorded by ${name} on ${date}.`,
  on: (date: string) => `Consent recorded on ${date}.`,
  given: 'With consent',
  missing: 'No consent yet',
  setting: 'Speaking Mode',
  settings: {
    everybody: 'All pupils',
    consent: 'Pupils with consent',
    nobody: 'No pupils',
  },
  settingNote:
    'Students with an account of their own always may. Consents are recorded under Students.',
} as const
