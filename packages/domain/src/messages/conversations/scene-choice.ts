/** The sentences of choosing what the cover of a conversation shows (media.md#choosing-a-scene). */
export const sceneChoiceTexts = {
  bubbles: 'Speech bubbles',
  scene: 'Draw a scene',
  upload: 'Upload',
  place: 'Place',
  /** What stands in the picture: a key, a cat, a suitcase. */
  things: 'Things',
  thingsNote: 'Up to three. The first is the largest.',
  findThing: 'Find a thing',
  noThing: 'There is no such thing.',
  suggest: 'Suggest',
  noSuggestion: 'Nothing in the text suggests a scene.',
} as const
