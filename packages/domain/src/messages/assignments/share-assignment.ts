/** The ways to share an assignment (assignments.md#sharing); the products are called by their names. */
export const shareTexts = {
  share: 'Share',
  classroom: 'Google Classroom',
  teams: 'Microsoft Teams',
} as const
