import type { OwnUser } from '@duologue/contract/accounts'

/** A user as the server tells them about themselves, for tests. */
export const sampleUser: OwnUser = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'calmotter1234',
  displayName: 'calmotter1234',
  avatar: null,
  email: 'otter@example.org',
  isEmailVerified: true,
  hasPassword: true,
  givenName: 'Ada',
  familyName: 'Otter',
  fullName: 'Ada Otter',
  type: 'personal',
  language: null,
  learns: 'all',
  classesTaught: [],
  classesEnrolled: [],
  currency: 0,
  playlists: [],
}
