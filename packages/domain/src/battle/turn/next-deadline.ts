import type { Battle, BattleEvent } from '../battle'
import type { Phase } from '../phases'

function endOf(phase: Phase): number | null {
  switch (phase.name) {
    case 'gameStart':
    case 'gameEnd':
      return null
    case 'roundStart':
    case 'roundEnd':
      return phase.endsAt
    case 'roundPlay':
      return phase.turn.frozenAt === null ? phase.turn.moment.endsAt : null
  }
}

/**
 * The event that is due next if nobody does anything, and its time in milliseconds since the
 * battle began. Null when the battle waits for somebody, or is over.
 */
export function nextDeadline(
  battle: Battle,
): { readonly at: number; readonly event: BattleEvent } | null {
  const { phase, players } = battle
  const held = phase.name === 'gameEnd' ? [] : [...players[1].powers, ...players[2].powers]
  const ends = [endOf(phase), ...held.map(power => power.activeUntil)]
  const at = ends.reduce((one, other) => (one === null ? other : Math.min(one, other ?? one)), null)
  return at === null ? null : { at, event: { type: 'time', at } }
}
