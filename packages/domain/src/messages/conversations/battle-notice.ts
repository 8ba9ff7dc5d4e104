/** What a conversation's page says of playing it, where something is missing; only that page loads it. */
export const battleNoticeTexts = {
  modes: 'What can be played: Reading, Listening and Speaking.',
  noModes: 'There is nothing to play in Battle Mode yet.',
  lacks: {
    'too-few-lines': 'It needs at least two lines that differ.',
    unpublished: 'It is not published: only those who may see this draft can play it.',
    'no-clips':
      'Its lines have no recording: in Listening a voice of this device speaks them, or you see each for a few seconds.',
    'some-clips':
      'Some of its lines have no recording: in Listening a voice of this device speaks them, or you see each for a few seconds.',
  },
} as const
