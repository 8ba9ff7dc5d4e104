/**
 * Every refusal the server knows and what it says (architecture.md, habit 7). The status hangs on the code in the
 * contract. No sentence echoes input or names an inner part.
 */
export const refusals = {
  'invalid-input': 'Some of the data sent is not valid.',
  'token-missing': 'Authorization token missing',
  'login-over': 'Your login has ended. Please log in again.',
  'wrong-login': 'The e-mail or the password is wrong.',
  'wrong-password': 'The current password is wrong.',
  'link-over': 'This link has expired or was used already. Please ask for a new one.',
  'google-not-set-up': 'Google login is not set up here.',
  'google-refused': 'Google did not confirm this login. Please try again.',
  'google-unverified':
    'There is an account with this e-mail address. Please log in with its password.',
  'not-allowed': 'You may not do this.',
  'user-not-found': 'User not found',
  'email-taken': 'This e-mail address cannot be used for a new account.',
  'username-taken': 'This username is taken.',
  'too-many-logins': 'Too many failed logins. Please wait a moment and try again.',
  'conversation-not-found': 'Conversation not found.',
  'ticket-not-found': 'This game was not begun here, or too long ago.',
  'play-saved-already': 'This game was saved already, and differently.',
  'game-not-over': 'This game is not over.',
  'playlist-not-found': 'Playlist not found.',
  'playlist-changed': 'This playlist was changed elsewhere in the meantime.',
  'playlist-full': 'A playlist holds at most 1,000 conversations.',
  'class-not-found': 'Cannot find class.',
  'join-refused': "Sorry, couldn't join this class. Ask your teacher if the link is correct.",
  'class-closed': 'This class takes no new students at the moment.',
  'class-full': 'This class is full.',
  'own-class': 'This is your own class.',
  'teacher-joins': 'A teacher account cannot join a class.',
  'student-not-found': 'This student is not in the class.',
  'scores-off': 'Your teacher has turned scores off for this class.',
  'still-teaches': 'You still have classes of your own. Delete them first.',
  'still-enrolled': 'You are still a student of a class. Ask its teacher to remove you first.',
  'key-used': 'This was sent before, and differently.',
  'not-found': 'Not found.',
  'too-large': 'That is too large to send.',
  'wrong-content-type': 'Only JSON is understood here.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  'server-error': 'Unknown server error.',
  busy: 'The service is busy. Please try again in a moment.',
  'database-away': 'The service is busy. Please try again in a moment.',
} as const

export type Refusal = keyof typeof refusals
