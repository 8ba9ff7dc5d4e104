import type { PlacementLevels } from '@duologue/contract/placement'
import { drawInOrder, randomFromSeed } from '@duologue/domain/battle/random'
import type { Level } from '@duologue/domain/choices/levels'
import { dealBlock } from '@duologue/domain/placement/placement-question'
import {
  levelFound,
  newPlacement,
  type PlacementStart,
  stepPlacement,
} from '@duologue/domain/placement/step-placement'
import { useState } from 'react'

type Levels = PlacementLevels['levels']

function newDraw() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawInOrder(randomFromSeed(seed), 0).draw
}

/** The questions of the block that a placement has come to. */
const blockAt = (levels: Levels, at: number, draw: () => number) =>
  dealBlock(levels[at]?.questions ?? [], draw)

/** A placement as it is walked through: the question that is asked, its number from 1, and how it is answered. */
export function usePlacement(
  levels: Levels,
  start: PlacementStart,
  onFound: (level: Level) => void,
) {
  const [draw] = useState(newDraw)
  const [now, setNow] = useState(() => {
    const placement = newPlacement(
      levels.map(({ level }) => level),
      start,
    )
    return { placement, number: 1, block: blockAt(levels, placement.at, draw) }
  })
  const { placement, number, block } = now
  return {
    asked: block[placement.answers.length],
    number,
    answer: (isRight: boolean) => {
      const next = stepPlacement(placement, isRight)
      if (next.isOver) return onFound(levelFound(next))
      const isSame = next.answers.length > 0
      setNow({
        placement: next,
        number: number + 1,
        block: isSame ? block : blockAt(levels, next.at, draw),
      })
    },
  }
}
