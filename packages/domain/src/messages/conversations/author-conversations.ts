/** What a library and a profile without conversations say (accounts.md#my-library). */
export const authorConversationTexts = {
  nothingPublished: 'Nothing is published yet.',
  nothingOwn: 'You have no conversations yet.',
  nothingOwnHint:
    'Write one of your own, or find one that you like and duplicate it: only you see it until you publish it.',
} as const
