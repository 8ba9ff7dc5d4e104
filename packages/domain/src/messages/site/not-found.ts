/** The sentences of /not-found. */
export const notFoundTexts = {
  number: '404',
  headline: 'Uh oh.',
  text: "Sorry, we're not able to find that page.",
  goBack: 'Go Back',
} as const
