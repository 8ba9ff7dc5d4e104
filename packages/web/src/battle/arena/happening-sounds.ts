import type { Happening } from '@duologue/domain/battle/happenings'

/** The sounds of a battle. */
export type BattleSound =
  | 'round'
  | 'right'
  | 'wrong'
  | 'hit'
  | 'hurt'
  | 'power'
  | 'heal'
  | 'thaw'
  | 'won'
  | 'lost'

/** The sound of a happening, or null when it has none. The computer's thinking aloud makes no sound of its own. */
export function soundOf(happening: Happening): BattleSound | null {
  switch (happening.kind) {
    case 'round-started':
      return 'round'
    case 'line-spoken':
      if (happening.player === 2) return null
      return happening.right ? 'right' : 'wrong'
    case 'hit':
      return happening.damage === 0 ? null : happening.against === 1 ? 'hurt' : 'hit'
    case 'self-hit':
      return happening.player === 1 && happening.damage > 0 ? 'hurt' : null
    case 'power-used':
      return happening.power === 'heal' ? 'heal' : 'power'
    case 'power-released':
      return 'thaw'
    case 'retried':
      return 'wrong'
    case 'blocked':
      return 'power'
    case 'healed':
    case 'round-ended':
      return null
    case 'game-ended':
      return happening.winner === 1 ? 'won' : 'lost'
  }
}
