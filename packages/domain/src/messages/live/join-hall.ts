/** The sentences of joining a game with its code (live.md#joining). */
export const joinHallTexts = {
  title: 'Join a game',
  description: 'Join a game of your class or of friends with its code.',
  code: 'Game code',
  codeFault: 'must have six digits',
  join: 'Join',
  calledSo: 'You are called',
  anotherName: 'Another name',
  comeIn: 'Come in',
  ownName: 'Your name in this game',
  ownNameNote: 'First name or nickname. Everyone in the room sees it.',
  nameFault: 'is required',
  playAs: (username: string) => `You play as ${username}.`,
  joinAs: (username: string) => `Join as ${username}`,
  forClass: 'This game is for one class. Log in with your class account.',
  logIn: 'Log in',
} as const
