import type { BattleSetup } from '../../battle/battle-setup'
import { type RoundSetup, setUpRound } from '../../pronunciation/game/round-setup'
import type { Hall, HallMember } from '../hall'
import { isInPairs } from '../hall-settings'
import { memberSeed } from '../member-seed'
import { hallBattleSetup } from '../step/hall-battle'

/** What a game at the own pace is made of. */
export type OwnSetup =
  | { readonly kind: 'battle'; readonly seed: number; readonly setup: BattleSetup }
  | { readonly kind: 'round'; readonly seed: number; readonly setup: RoundSetup }

/** The setup of one of the games of a member: over a list it is a round of all its items, as an assigned one is (live.md#own-pace). */
export function ownSetup(hall: Hall, member: HallMember, game: number): OwnSetup {
  const { opening, settings } = hall
  const { items, language } = opening.script
  const { mode, difficulty } = settings
  const seed = memberSeed(opening.seed, member.number, game)
  const relaxed = settings.relaxed || member.relaxed
  const { extraTime } = member
  // Who is left over where all others play in pairs plays the same duel, with the computer.
  if (items === null || isInPairs(settings)) {
    return { kind: 'battle', seed, setup: { ...hallBattleSetup(hall), relaxed, extraTime } }
  }
  // Nothing is said in a round.
  const asked = mode === 'speaking' ? 'reading' : mode
  const wishes = { mode: asked, difficulty, relaxed, extraTime, isWhole: true }
  return { kind: 'round', seed, setup: setUpRound({ language, items }, wishes) }
}
