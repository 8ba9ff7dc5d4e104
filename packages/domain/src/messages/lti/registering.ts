/** What the server says where a learning platform registers itself (lti.md#registration). */
export const registeringTexts = {
  title: 'Connect Duologue',
  /** `host` is where the platform is: `moodle.school.example`. */
  asks: (host: string) =>
    `${host} will open Duologue inside its courses, tell it who opens something (name and role, no email address), and take scores from it.`,
  connect: 'Connect',
  done: 'Duologue is added',
  /** `name` is what the platform is called in Duologue. */
  next: (name: string) =>
    `Nobody comes in yet. An admin of Duologue switches it on under School, Connections, where it is called "${name}". If your platform asks to switch the tool on as well, do that there.`,
  close: 'Done',
  /** Why nothing came of it. */
  failed: 'Duologue could not be added',
  over: 'This address was used already, was taken back, or is older than a day. An admin of Duologue makes a new one under School, Connections.',
  away: 'Your learning platform could not be asked from here. Its address must be reached from the internet by https.',
  unread:
    'What your learning platform tells about itself lacks something that is needed to register.',
  issuer:
    'Your learning platform tells an issuer that is at another address. For your safety it was not added.',
  refused: 'Your learning platform did not take the registration. Its log says why.',
  known: 'Your learning platform is connected with this client id already.',
} as const
