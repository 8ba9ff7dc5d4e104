/** The sentences of fixing a cut between words (issue 9). */
export const cutTexts = {
  open: 'Fix a cut…',
  openOf: (place: number) => `Fix a cut… in lyric ${place}`,
  title: 'Fix a Cut',
  lead: 'Choose a word. Then join it with a neighbour, or split it where it should end.',
  words: 'Words of this lyric',
  what: (word: string) => `What to do with ${word}`,
  join: (left: string, right: string) => `Join: ${left} + ${right}`,
  part: (left: string, right: string) => `Split: ${left} | ${right}`,
  again: 'Start again',
  scope: 'Where',
  scopes: {
    line: 'This line',
    text: 'All lines with this text',
    library: 'The whole library',
  },
  hints: {
    line: 'No other line changes.',
    text: 'In this song, as every edit of a word list.',
    library:
      'All lines with this text; and lyrics that are added from now on are cut like this, in every song.',
  },
  fix: 'Fix Cut',
  nothing: 'You have not changed any cut yet.',
  toSave: 'Nothing is stored before Save Edited Lyrics.',
} as const
