/** What a shared link of a page says: no browser carries it (site.md#sharing). */
export const previewTexts = {
  alt: 'Two speech bubbles on a stage',
  description:
    'Short dialogues for two voices in Spanish, French, Chinese, German and English: read them, hear them, and fight a duel with your right answers.',
} as const
