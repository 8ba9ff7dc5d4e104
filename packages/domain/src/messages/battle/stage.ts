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

  /** Called out when a hit of the learner's comes too late to do damage. */
  tooSlow: 'Too slow!',
  /** Said where such a hit was the computer's: it was not the learner who was slow. */
  noDamage: 'No damage',
  /** Called out when a hit with Critical Strike lands. */
  critical: 'Critical!',
  /** Called out when a shield has taken a hit. */
  blocked: 'Blocked',

  sayLines: 'Say the lines',
  sayLinesMeaning:
    'In reading, a line that was answered rightly is heard, where it has a recording.',
  music: 'Music',
  musicMeaning: 'Quiet music behind the duel, made as it goes.',
  vibration: 'Vibration',
  vibrationMeaning: 'The device is felt at hits and at the end.',
} as const
