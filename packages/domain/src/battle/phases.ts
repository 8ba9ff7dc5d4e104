import type { BattleResult } from './scoring/result'
import type { Turn } from './turn/turn'

/** Where a battle stands (battle.md#phases); times in milliseconds since the battle began. */
export type Phase =
  | { readonly name: 'gameStart' }
  | { readonly name: 'roundStart'; readonly since: number; readonly endsAt: number }
  | { readonly name: 'roundPlay'; readonly turn: Turn }
  | { readonly name: 'roundEnd'; readonly since: number; readonly endsAt: number }
  | { readonly name: 'gameEnd'; readonly since: number; readonly result: BattleResult }
