import { inTab } from '../saved-here/in-tab'
import { askedPath } from '../session/asked-path'
import type { BattleRecord } from './run-battle'

/**
 * Where the battle in progress is kept: for this tab, and only until it is left or over
 * (battle.md#leaving-and-resuming).
 */
const place = inTab('battle-in-progress')

/** Changes when a battle of an earlier program could not go on in this one. */
const format = 3

/** The conversation that a battle is fought over, as it was then. */
export interface BattleConversation {
  readonly id: string
  readonly version: number
}

/** Keeps a battle for a reload of the page. */
export const keepBattle = ({ id, version }: BattleConversation, record: BattleRecord): void =>
  place.keep({ format, id, version, record })

/** The battle kept for this conversation in this version; null when there is none or the conversation has changed. */
export function keptBattle({ id, version }: BattleConversation): BattleRecord | null {
  const kept = place.kept() as Record<string, unknown> | null
  const fits = kept?.format === format && kept.id === id && kept.version === version
  return fits ? (kept.record as BattleRecord) : null
}

/** Forgets the battle in progress. */
export const forgetBattle = place.forget

/**
 * Whether this very page was opened by a reload: only that offers to resume, for leaving resets the game
 * (battle.md#leaving-and-resuming).
 */
export function isReload(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  if (!(opening instanceof PerformanceNavigationTiming) || opening.type !== 'reload') return false
  return askedPath(opening.name) === location.pathname
}
