import type { Hall, HallOutcome } from '../hall'

/** How the hall of one pair has come out as it stands: who won is a side, by their seat (live.md#together). */
export function pairOutcome({ pairs }: Pick<Hall, 'pairs'>): HallOutcome {
  const result = pairs?.[0]?.result
  if (!result || result.isStopped) return 'none'
  if (result.winner === null) return 'draw'
  return result.winner === 1 ? 'side1' : 'side2'
}

/** Whether the only pair of a hall has nothing more to play. */
export const isPairOver = ({ settings, pairs }: Pick<Hall, 'settings' | 'pairs'>): boolean =>
  settings.form === 'pair' && (pairs?.[0]?.result ?? null) !== null
