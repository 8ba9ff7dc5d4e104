import type { Battle, BattleEvent } from '../battle'
import { longestFreeze } from '../timing'

function endOf({ phase, setup }: Battle): number | null {
  switch (phase.name) {
    case 'gameStart':
    case 'gameEnd':
      return null
    case 'roundStart':
    case 'roundEnd':
      return phase.endsAt
    case 'roundPlay':
      if (phase.turn.frozenAt === null) return phase.turn.moment.endsAt
      // Nobody keeps another person waiting for ever.
      return setup.rival ? phase.turn.frozenAt + longestFreeze : null
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
  const ends = [endOf(battle), ...held.map(power => power.activeUntil)]
  const at = ends.reduce((one, other) => (one === null ? other : Math.min(one, other ?? one)), null)
  return at === null ? null : { at, event: { type: 'time', at } }
}
