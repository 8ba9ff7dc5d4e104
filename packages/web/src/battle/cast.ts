import type { Battle } from '@duologue/domain/battle/battle'
import type { CharacterNumber, PlayerNumber } from '@duologue/domain/battle/battle-setup'
import { portraitOf } from '@duologue/domain/conversations/pictures'

/** What the screens of a battle know of its conversation beside the setup of the battle. */
export interface Script {
  readonly id: string
  readonly shortid: string
  readonly title: string
  /** Two-letter code of the language of the translations. */
  readonly translationLanguage: string
  /** What its pictures show (media.md#scenes). */
  readonly scene: string | null
  /** The person who sits in the place of the computer; nothing where nobody does. */
  readonly rival?: string
}

/** The player who plays a character in this round. */
export function playerOf(battle: Battle, character: CharacterNumber): PlayerNumber {
  return battle.players[1].characterNumber === character ? 1 : 2
}

/** The name under which a player plays in this round. */
export function nameOf(battle: Battle, player: PlayerNumber): string {
  return battle.setup.characters[battle.players[player].characterNumber].name
}

/** The address of a character's picture. */
export function pictureOf(script: Script, battle: Battle, character: CharacterNumber): string {
  return portraitOf(script, character, battle.setup.characters[character])
}
