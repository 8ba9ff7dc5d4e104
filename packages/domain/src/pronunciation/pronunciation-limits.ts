import type { BattleDifficulty } from '../choices/battle-difficulties'

/**
 * Lengths in characters and counts of pronunciation lists (pronunciation.md#fields-of-a-list; the rest as conversations
 * have it).
 */
export const pronunciationLimits = {
  title: 90,
  description: 250,
  fewestItems: 2,
  mostItems: 100,
  /** A round needs so many items that there is something to choose from. */
  itemsToPlay: 4,
  text: 60,
  translation: 90,
  pinyin: 180,
  variants: 5,
  /** Answers that are sent at once, and missed items that are told of. */
  answers: 100,
  misses: 100,
  /** Of the answers to an item in a skill so many of the latest are kept, and all of so many days. */
  keptAnswers: 10,
  keptAnswerDays: 7,
} as const

/**
 * Questions of a round (pronunciation.md#dealing-a-round); one that is assigned asks for every item, up to its most.
 */
export const pronunciationRound = { questions: 10, questionsAssigned: 20 } as const

interface PronunciationGrade {
  /** Among how many a choice is made. */
  choices: number
  /** How often a clip may be heard again. */
  replays: number
  /** Seconds for an answer; null without a clock. */
  seconds: number | null
  /** Points for a right answer at the first try. */
  points: number
  /** Percent right at the first try that win the round: the pass marks of speaking (speech.md#pass-marks). */
  passMark: number
}

/** What a difficulty asks of a round of the pronunciation game (pronunciation.md#difficulties). */
export const pronunciationGrades: Record<BattleDifficulty, PronunciationGrade> = {
  easy: { choices: 2, replays: Number.POSITIVE_INFINITY, seconds: null, points: 10, passMark: 50 },
  normal: { choices: 4, replays: 3, seconds: 30, points: 20, passMark: 75 },
  hard: { choices: 4, replays: 1, seconds: 15, points: 40, passMark: 100 },
}
