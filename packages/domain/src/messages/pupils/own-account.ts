/** What a pupil is told on /account (pupils.md#the-account-of-a-pupil). */
export const ownAccountTexts = {
  title: 'Your account',
  kept: 'Your teacher looks after this account.',
  keptBySchool: 'Your school looks after this account.',
  failed: 'The names of your teachers could not be loaded.',
} as const
