import { type Level, levels } from '../choices/levels'
import { placementLimits } from './placement-limits'

const { questionsABlock, passMark, mostBlocks, fewestLevels } = placementLimits

/** How well somebody knows a language by their own word; who is new to it is asked nothing (placement.md#blocks). */
export const placementStarts = { little: 'A1', some: 'A2', well: 'B1' } as const satisfies Record<
  string,
  Level
>

export type PlacementStart = keyof typeof placementStarts

/** A placement at one moment: plain JSON, never changed in place. */
export interface Placement {
  /** The levels that can be asked, the easiest first. */
  readonly levels: readonly Level[]
  /** The place among them of the block that is being asked, or was last. */
  readonly at: number
  /** The answers of that block so far. */
  readonly answers: readonly boolean[]
  /** Whether each block before it was passed, the first one first. */
  readonly outcomes: readonly boolean[]
  /** Whether the level is found. */
  readonly isOver: boolean
}

/** Whether there are enough levels to find one (placement.md#questions). */
export const canPlace = (asked: readonly unknown[]): boolean => asked.length >= fewestLevels

/** A placement before its first question: at the level that was said, else the next harder one that can be asked. */
export function newPlacement(asked: readonly Level[], start: PlacementStart): Placement {
  const wanted = levels.indexOf(placementStarts[start])
  const found = asked.findIndex(level => levels.indexOf(level) >= wanted)
  const at = found < 0 ? asked.length - 1 : found
  return { levels: asked, at, answers: [], outcomes: [], isOver: !canPlace(asked) }
}

/** After a full block: one level up, one down, or the end between a passed and a failed one (placement.md#blocks). */
function stepBlock(
  { levels: asked, at, outcomes: before }: Placement,
  isPassed: boolean,
): Placement {
  const outcomes = [...before, isPassed]
  const next = isPassed ? at + 1 : at - 1
  const isBetween = before.includes(!isPassed)
  const isOver = isBetween || outcomes.length >= mostBlocks || asked[next] === undefined
  return { levels: asked, at: isOver ? at : next, answers: [], outcomes, isOver }
}

/**
 * Takes one answer (placement.md#blocks): what is not known or took too long is a wrong one. A placement that is over
 * stays as it is.
 */
export function stepPlacement(placement: Placement, isRight: boolean): Placement {
  if (placement.isOver) return placement
  const answers = [...placement.answers, isRight]
  if (answers.length < questionsABlock) return { ...placement, answers }
  return stepBlock(placement, answers.filter(right => right).length >= passMark)
}

/** The level to start at: the one above what was passed, the hardest when that was (placement.md#result). */
export function levelFound({ levels: asked, at, outcomes }: Placement): Level {
  const place = outcomes.at(-1) === true ? at + 1 : at
  return asked[Math.min(place, asked.length - 1)] ?? levels[0]
}

/** The level beside one, of all six: one easier is -1, one harder 1; undefined where there is none. */
export const levelBeside = (level: Level, by: -1 | 1): Level | undefined =>
  levels[levels.indexOf(level) + by]
