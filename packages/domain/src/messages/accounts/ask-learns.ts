/** The sentences about the language that somebody learns (accounts.md#language-to-learn). */
export const learnsTexts = {
  question: 'Which language do you learn?',
  help: 'Home, search and Today begin with it. You can change it in your account settings.',
  another: 'Another language',
  skip: 'Not now',
  // The field in the account settings, and its choice of none.
  learns: 'Language that I learn',
  none: 'None in particular',
  saved: 'Your language was saved.',
} as const
