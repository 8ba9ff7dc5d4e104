import type { BattleDifficulty } from '../../choices/battle-difficulties'

interface SongGrade {
  /** Percent of the words that are hidden. */
  readonly hidden: number
  /** The most gaps of a line, and whether two may be neighbours. */
  readonly gapsALine: number
  readonly mayTouch: boolean
  /** Among how many words one chooses. */
  readonly choices: number
  /** How often a line may be heard again. */
  readonly replays: number
  /** Seconds for the answers, from the end of the line; null without a clock. */
  readonly seconds: number | null
  /** The most lines of a block that is put in order. */
  readonly block: number
  /** How many lines are sung. */
  readonly sung: number
  /** Points for a right first answer. */
  readonly points: number
  /** Percent of the first answers that win the game. */
  readonly passMark: number
}

/** What a difficulty asks of a song game (song-games.md#difficulties). */
export const songGrades: Readonly<Record<BattleDifficulty, SongGrade>> = {
  easy: {
    hidden: 10,
    gapsALine: 1,
    mayTouch: false,
    choices: 2,
    replays: Number.POSITIVE_INFINITY,
    seconds: null,
    block: 3,
    sung: 6,
    points: 10,
    passMark: 50,
  },
  normal: {
    hidden: 25,
    gapsALine: 2,
    mayTouch: false,
    choices: 4,
    replays: 3,
    seconds: 30,
    block: 4,
    sung: 8,
    points: 20,
    passMark: 75,
  },
  hard: {
    hidden: 50,
    gapsALine: 4,
    mayTouch: true,
    choices: 4,
    replays: 1,
    seconds: 15,
    block: 6,
    sung: 10,
    points: 40,
    passMark: 100,
  },
}

/** Questions of a game (song-games.md#deal): with fewer a song has too few words, more are not asked. */
export const songQuestions = { fewest: 4, most: 60 } as const

/** Paces that nobody is faster than, in milliseconds (song-games.md#verdict). */
export const songPaces = {
  /** Of a line's own time so much must pass. */
  heard: 0.9,
  /** A character that a voice says. */
  spoken: 30,
  /** A line of a block. */
  ordered: 250,
} as const

/** Tries at a question: the second one brings no points (song-games.md#answers). */
export const songTries = 2
