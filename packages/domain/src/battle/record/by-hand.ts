/** An answer as it was given by a hand or by the voice. */
export interface GivenAnswer {
  readonly isRight: boolean
  /** Milliseconds since its question was there, or since the try before: clips and pauses count. */
  readonly seen: number
  /** Milliseconds of the game's clock. */
  readonly clock: number
}

/** Fewer answers tell nothing about who gave them. */
const fewest = 8

/** Which part of the answers of a game is right where they are looked at, and which is more than most of them. */
const [mostlyRight, most] = [0.9, 0.75]

/** Nobody reads, chooses and is right faster than this in most turns of a game, in milliseconds. */
const fastestPace = 400

/** No hand keeps the same time to within so many milliseconds. */
const steadiest = 20

/**
 * Whether a person can have given all these answers (plays.md#by-hand). One answer may be as quick as a hand can be,
 * and a thought may be as long as it likes; but most answers of a whole game are not right in less time than reading
 * takes, nor do they all take the same time. Who is wrong in every tenth answer or more is always believed: so hammer
 * children, and keys that repeat by themselves.
 */
export function isByHand(answers: readonly GivenAnswer[]): boolean {
  const right = answers.filter(({ isRight }) => isRight)
  if (answers.length < fewest || right.length <= mostlyRight * answers.length) return true
  const times = right.map(({ clock }) => clock)
  const isSteady = Math.max(...times) - Math.min(...times) < steadiest
  const quick = right.filter(({ seen }) => seen < fastestPace)
  return !isSteady && quick.length <= most * answers.length
}
