import type { BattleSetup, PlayerNumber, Rival } from './battle-setup'

/** Who sits where in a battle: a person, or the computer. */
export type Seat = ({ readonly kind: 'person' } & Rival) | { readonly kind: 'computer' }

/** Who plays as player one or two (battle.md#two-persons). */
export function seatOf(setup: BattleSetup, player: PlayerNumber): Seat {
  if (player === 1) return { kind: 'person', ...setup }
  return setup.rival ? { kind: 'person', ...setup.rival } : { kind: 'computer' }
}

/** Whether an answer of a player has no clock: the computer always has one. */
export function isRelaxed(setup: BattleSetup, player: PlayerNumber): boolean {
  const seat = seatOf(setup, player)
  return seat.kind === 'person' && seat.relaxed
}

/** How many times the usual time a player may think; their seconds count for as much less (battle.md#extra-time). */
export function extraTimeOf(setup: BattleSetup, player: PlayerNumber): number {
  const seat = seatOf(setup, player)
  return seat.kind === 'person' ? (seat.extraTime ?? 1) : 1
}

/** Who hears the line of a player's turn: that player, but what the computer is asked is heard by the learner. */
export const hearerOf = (setup: BattleSetup, player: PlayerNumber): PlayerNumber =>
  seatOf(setup, player).kind === 'person' ? player : 1
