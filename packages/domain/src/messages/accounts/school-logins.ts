/** The sentences about the logins of schools (accounts.md#school-logins). */
export const schoolLoginTexts = {
  logInWith: (name: string) => `Login with ${name}`,
  away: (name: string) => `${name} cannot be reached at the moment.`,
  onlyFor: (domains: string) => `This login is for addresses of ${domains}.`,
  landing: 'Logging you in…',
  title: 'School login',
  lead: 'Connect the login of your school, and it opens this account, too.',
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  connected: (name: string) => `${name} is connected.`,
  disconnected: (name: string) => `${name} is disconnected.`,
  noPassword: 'You log in with your school, so this account has no password.',
  toChoose: 'To choose one, have a link sent to you.',
} as const
