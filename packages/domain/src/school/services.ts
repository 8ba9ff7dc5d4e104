/** Services of others that an installation may use, each for one purpose (school.md#data-sheet), in the order of the sheet. */
export const serviceKinds = [
  'database',
  'files',
  'mail',
  'login',
  'translation',
  'speech',
  'drafts',
  'youtube',
  'traces',
  'platform',
  'webhook',
  'player',
  'recognition',
] as const

export type ServiceKind = (typeof serviceKinds)[number]
