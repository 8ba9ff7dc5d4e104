import type { Run } from '@duologue/domain/battle/facts/suggestions'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { savedHere, type Telling } from './saved-here'

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

function isRun(told: unknown): told is Run {
  if (typeof told !== 'object' || told === null) return false
  const { mode, difficulty, easy, lost } = told as Record<string, unknown>
  return (
    battleModes.some(each => each === mode) &&
    battleDifficulties.some(each => each === difficulty) &&
    isCount(easy) &&
    isCount(lost)
  )
}

/** Runs as a list; what is no run is left out. */
const runList: Telling<readonly Run[]> = {
  read: text => {
    const told: unknown = JSON.parse(text)
    return Array.isArray(told) ? told.filter(isRun) : undefined
  },
  write: runs => JSON.stringify(runs),
}

/** How the last battles of each mode went, for what is suggested after the next one (battle.md#suggestions). */
export const battleRuns = savedHere('battle-runs', [], runList)
