/** What the stage of a duel says, and its settings (battle.md#effects, battle.md#settings). */
export const stageTexts = {
  effects: 'Effects',
  levels: {
    full: {
      name: 'Full',
      meaning: 'Faces, lines that fly, a stage that shakes, numbers that count down.',
    },
    calm: { name: 'Calm', meaning: 'Faces and words. Nothing flies, shakes or counts.' },
    off: { name: 'Off', meaning: 'Neither a stage nor faces that change.' },
  },
} as const
