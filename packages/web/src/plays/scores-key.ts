export const scoresKey = 'scores'
