import type { Battle, BattleEvent } from './battle'
import type { Phase } from './phases'

function endOf(phase: Phase): number | null {
  switch (phase.name) {
    case 'gameStart':
    case 'gameEnd':
      return null
    case 'roundStart':
    case 'roundEnd':
      return phase.endsAt
    case 'roundPlay':
      return phase.turn.moment.endsAt
  }
}

/**
 * The event that is due next if nobody does anything, and its time in milliseconds since the
 * battle began. Null when the battle waits for somebody, or is over.
 */
export function nextDeadline(
  battle: Battle,
): { readonly at: number; readonly event: BattleEvent } | null {
  const at = endOf(battle.phase)
  return at === null ? null : { at, event: { type: 'time', at } }
}
