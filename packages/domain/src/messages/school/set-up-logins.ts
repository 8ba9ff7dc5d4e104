import { counted } from '../say'

/** The sentences about school logins in the tab Connections (school.md#school-logins). */
export const setUpLoginTexts = {
  title: 'School logins',
  hint: 'People log in with what the school gave them. Logins are set up by whoever runs the machine; each setting is named beside what it says.',
  loadFailed: 'The school logins could not be loaded.',
  none: {
    title: 'No school login is set up.',
    hint: 'Microsoft Entra ID, Google Workspace, Keycloak and others can be: the setting LOGINS names them.',
  },
  issuer: 'Issuer',
  clientId: 'Client id',
  redirectUri: 'Redirect address',
  redirectHint: 'The client is registered with it at the issuer.',
  domains: 'Whom it is for',
  everybody: 'Everyone the issuer knows.',
  addresses: 'Email addresses',
  trusted: 'A confirmed address of these domains leads to the account that has it.',
  ignored: 'They are not used: an account is known by the issuer alone.',
  types: 'Teachers and students',
  noRoles: 'They choose for themselves.',
  roles: (claim: string, teachers: string, students: string) =>
    `The claim ${claim} says it. Teachers: ${teachers}. Students: ${students}.`,
  newcomers: 'Who has no account yet',
  getAccounts: 'Gets one.',
  getNone: 'Is not let in.',
  session: 'A login lasts',
  hours: (hours: number) => counted(hours, 'hour', 'hours'),
  connected: 'Accounts connected',
} as const
