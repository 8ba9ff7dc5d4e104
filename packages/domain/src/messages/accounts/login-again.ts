/** What is said where a call asks for the login again (accounts.md#asked-again). */
export const loginAgainTexts = {
  title: 'Is it still you?',
  lead: "You logged in a while ago. This concerns other people's accounts, so please log in once more.",
} as const
