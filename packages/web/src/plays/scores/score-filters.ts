import {
  type BattleDifficulty,
  battleDifficulties,
  defaultBattleDifficulty,
} from '@duologue/domain/choices/battle-difficulties'
import { deepestPage } from '@duologue/domain/choices/limits-across-rooms'
import { battleScoreModes, type ScoredMode, type ScoredModes } from './scored-games'

export const scorePeriods = ['all', 'week'] as const

/** What of the scores is shown, as it stands in the address; what is left out is the default. */
export interface ScoreFilters {
  mode?: ScoredMode
  difficulty?: BattleDifficulty
  period?: 'week'
  /** Whose scores: everybody's, the own one alone, or a class's by its id; without it what suits the reader. */
  group?: string
  /** Set when the whole list is wanted, not the part around the own place; from 1. */
  page?: number
}

const groupPattern = /^(everyone|me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Reads the filters of an address; what is none of them is left out. */
export function readScoreFilters(
  search: Record<string, unknown>,
  { all, usual }: ScoredModes = battleScoreModes,
): ScoreFilters {
  const mode = all.find(each => each === search.mode && each !== usual)
  const difficulty = battleDifficulties.find(
    each => each === search.difficulty && each !== defaultBattleDifficulty,
  )
  const group = groupPattern.test(String(search.group)) ? String(search.group) : undefined
  const page = /^[1-9]\d{0,3}$/.test(String(search.page)) ? Number(search.page) : 0
  return {
    ...(mode ? { mode } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(search.period === 'week' ? { period: 'week' as const } : {}),
    ...(group ? { group } : {}),
    ...(page >= 1 && page <= deepestPage ? { page } : {}),
  }
}
