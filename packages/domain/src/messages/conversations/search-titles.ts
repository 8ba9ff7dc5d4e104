/**
 * The title and the description of a search that is a page of its own: by language, by levels, by both (site.md#finding). No
 * page waits for them.
 */
export const searchTitleTexts = {
  searchTitle: 'Conversations',
  searchTitleIn: (language: string) => `${language} conversations`,
  searchTitleAt: (title: string, levels: string) => `${title}, ${levels}`,
  searchDescription: (levels: string) =>
    `Short dialogues for two voices, ${levels}: read them, hear them, and fight a duel with your right answers.`,
  searchDescriptionIn: (language: string, levels: string) =>
    `Short dialogues for two voices in ${language}, ${levels}: read them, hear them, and fight a duel with your right answers.`,
  everyLevel: 'A1 to C2',
} as const
