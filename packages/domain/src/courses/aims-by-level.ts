import { type Level, levels } from '../choices/levels'
import { foldText } from '../text/fold'
import type { CourseUnit } from './course'
import type { UnitStanding } from './standing'

/** What one can do after a unit, and how somebody stands with it. */
export interface AimStanding {
  readonly aim: string
  readonly isPractised: boolean
  readonly isKept: boolean
}

/** The aims of one level; of units without one null. */
export interface LevelAims {
  readonly level: Level | null
  readonly aims: readonly AimStanding[]
}

/** A unit whose aims somebody has before them; its standing is undefined where it lies before their start. */
export type UnitOnPath = Pick<CourseUnit, 'level' | 'aims'> & {
  readonly standing: UnitStanding | undefined
}

/** The same aim of two units is practised, and kept, where it is so with one of them. */
function joinAims(all: readonly AimStanding[]): AimStanding[] {
  const joined = new Map<string, AimStanding>()
  for (const { aim, isPractised, isKept } of all) {
    const key = foldText(aim)
    const known = joined.get(key)
    joined.set(key, {
      aim: known?.aim ?? aim,
      isPractised: isPractised || known?.isPractised === true,
      isKept: isKept || known?.isKept === true,
    })
  }
  return [...joined.values()]
}

/**
 * The aims of units by their level, the easiest first (days.md#aims): practised with its unit done, kept with each
 * conversation of it kept. A unit in which nothing can be seen, and one before the start, counts nowhere.
 */
export function aimsByLevel(units: readonly UnitOnPath[]): LevelAims[] {
  return [...levels, null].flatMap(level => {
    const aims = units.flatMap(unit => {
      const { standing } = unit
      if (unit.level !== level || !standing || standing.available === 0) return []
      const { isDone: isPractised, isKept } = standing
      return unit.aims.map(aim => ({ aim, isPractised, isKept }))
    })
    return aims.length > 0 ? [{ level, aims: joinAims(aims) }] : []
  })
}
