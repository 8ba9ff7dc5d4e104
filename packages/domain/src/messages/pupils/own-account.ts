/** What a pupil is told on /account (pupils.md#the-account-of-a-pupil). */
export const ownAccountTexts = {
  title: 'Your account',
  kept: 'Your teacher looks after this account.',
  keptBySchool: 'Your school looks after this account.',
  own: 'Make this account my own',
  ownLead:
    'Keep it with an email address and a password of your own. Your card does not work any more then.',
  ofAge: (years: number) => `I am ${years} or older, or a parent agrees.`,
  ask: 'Send the link',
  asked: 'We sent a link. Then your teacher is asked.',
  agreed: 'Your teacher has agreed. Open the link that we sent you.',
  pending: 'Your address is confirmed. Your teacher is asked now.',
  askAgain: 'Send another link',
  confirmed: 'Thank you. Your address is confirmed. Your teacher is asked now.',
  isOwn: 'This account is your own now. Log in with your email address.',

  // What a keeper reads, and an admin.
  wants: (name: string) => `${name} wants to keep this account with an email address of their own.`,
  wantsAgreed: (name: string) => `You agreed. ${name} has still to confirm the email address.`,
  agree: 'Agree',
  agreeFor: (name: string) => `Agree: ${name}`,
  notNow: 'Not now',
  notNowFor: (name: string) => `Not now: ${name}`,
  saidAgreed: 'You agreed.',
  saidNotNow: 'The request is refused.',
  claimed: 'Accounts that are their own now',
  claimedUntil: (name: string, date: string) => `${name}, can be given back until ${date}`,
  giveBack: 'Give back to the class',
  giveBackFor: (name: string) => `Give back to the class: ${name}`,
  giveBackLead: (name: string) =>
    `${name} is logged out everywhere and can log in with a new card alone. The email address and the password are forgotten.`,
  givenBack: 'The class looks after the account again.',

  failed: 'The names of your teachers could not be loaded.',
} as const
