import type { BattleDifficulty } from '../choices/battle-difficulties'

/** How long the round-start screen stays, in milliseconds (battle.md#phases). */
export const roundStartTime = 3000

/** How long a duel of two persons is paused at most, in milliseconds (battle.md#two-persons). */
export const longestFreeze = 20_000

/** How long a round that is over stays before the next begins, in milliseconds (battle.md#phases). */
export const roundEndTime = 1000

/** How long the mark on the chosen answer shows before the attack, in milliseconds. */
export const feedbackTime = 1200

/** How long a spoken answer shows which of its words matched before the attack, in milliseconds. */
export const spokenFeedbackTime = 3000

/** How long an attack is shown, in milliseconds (battle.md#turns). */
export const attackTime = 500

/** The pause before the next line, in milliseconds (battle.md#turns). */
export const pauseTime = 500

/** How long the number of a damage or a healing shows, in milliseconds (battle.md#turns). */
export const popupTime = 2000

/** How long the learner may think, in milliseconds (battle.md#answer-clock). */
export const answerTime: Readonly<Record<BattleDifficulty, number>> = {
  easy: 60_000,
  normal: 30_000,
  hard: 15_000,
}

/** A battle is over after so many rounds, so that it always ends (battle.md#end-of-game). */
export const mostRounds = 10

/** Nobody reads and chooses faster than this, in milliseconds (battle.md#too-soon). */
export const fastestAnswer = 250

/** Nobody speaks faster than this, in milliseconds a character of what was heard (battle.md#too-soon). */
export const fastestSpeech = 20
