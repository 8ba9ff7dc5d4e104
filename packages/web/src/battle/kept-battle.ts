import type { BattleRecord } from './run-battle'

/** Where the battle in progress is kept: for this tab, and only until it is left or over (R4). */
const place = 'battle-in-progress'

/** Changes when a battle of an earlier program could not go on in this one. */
const format = 3

/** The conversation that a battle is fought over, as it was then. */
export interface BattleConversation {
  readonly id: string
  readonly version: number
}

/** Keeps a battle for a reload of the page; a full or forbidden storage keeps nothing. */
export function keepBattle({ id, version }: BattleConversation, record: BattleRecord): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ format, id, version, record }))
  } catch {
    forgetBattle()
  }
}

/** The battle kept for this conversation in this version; null when there is none or the conversation has changed. */
export function keptBattle({ id, version }: BattleConversation): BattleRecord | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    const fits = kept?.format === format && kept.id === id && kept.version === version
    return fits ? (kept.record as BattleRecord) : null
  } catch {
    return null
  }
}

/** Forgets the battle in progress. */
export function forgetBattle(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}

/** Whether this very page was opened by a reload: only that offers to resume, for leaving resets the game (R4). */
export function isReload(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  if (!(opening instanceof PerformanceNavigationTiming) || opening.type !== 'reload') return false
  return new URL(opening.name).pathname === location.pathname
}
