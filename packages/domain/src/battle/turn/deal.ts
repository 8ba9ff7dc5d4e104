import type { CharacterNumber, PlayerNumber } from '../battle-setup'
import type { Draw } from '../random'

/** Deals the two characters to the two players; both ways are equally likely (battle.md#rounds). */
export function dealCharacters(draw: Draw): Record<PlayerNumber, CharacterNumber> {
  return draw() < 0.5 ? { 1: 1, 2: 2 } : { 1: 2, 2: 1 }
}
