/** What a device says of the installed product (offline.md#installing). */
export const installedTexts = {
  description: 'Learn languages by playing both voices of a conversation.',
  screens: { narrow: 'A conversation on a phone', wide: 'Conversations on a computer' },
}
