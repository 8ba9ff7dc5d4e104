/** What a pupil reads where Speaking Mode waits for a consent (pupils.md#speaking-mode). */
export const consentTexts = {
  needed: 'Your teacher has not switched Speaking Mode on for you yet. Just ask!',
} as const
