/** The sentences about how a class keeps its pupils (pupils.md). */
export const pupilSettingsTexts = {
  lead: 'For the pupils who log in with a card. What is chosen counts from their next login on.',
  login: 'Pupils log in with',
  logins: {
    card: 'Their card',
    pictures: 'Their card and pictures',
    words: 'Their card and words',
  },
  loginNote:
    'With pictures or words, a card that someone finds opens nothing. The sheet prints them on a strip to cut off: print it again.',
  devices: 'Devices',
  devicesOf: {
    shared: 'Shared: logged out 4 hours after the last use',
    own: 'Their own: logged out 30 days after the last use',
  },
  save: 'Save for pupils',
  saved: 'Settings of the pupils saved.',
} as const
