import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { Happening } from '@duologue/domain/battle/happenings'
import type { PlaySaving } from '../../../sending/play-saving'
import { type BlowWeight, weightOf } from '../../arena/blow-weight'

/** The sounds of a battle (battle.md#sounds): blows sound as hard as they are. */
export type BattleSound =
  | 'round'
  | 'right'
  | 'wrong'
  | BlowWeight
  | 'power'
  | 'heal'
  | 'thaw'
  | 'won'
  | 'lost'
  | 'cards'

/** A sound, and whose side of the stage it comes from; both sides where it is nobody's. */
export interface HeardSound {
  readonly sound: BattleSound
  readonly from: PlayerNumber | null
}

/** The sound of a happening among others, or null when it has none. The computer's thinking aloud makes no sound of its own. */
export function soundOf(
  happening: Happening,
  happenings: readonly Happening[] = [happening],
): HeardSound | null {
  switch (happening.kind) {
    case 'round-started':
      return { sound: 'round', from: null }
    case 'line-spoken':
      if (happening.player === 2) return null
      return { sound: happening.right ? 'right' : 'wrong', from: 1 }
    case 'hit':
      return { sound: weightOf(happenings, happening), from: happening.against }
    case 'self-hit':
      if (happening.damage === 0) return null
      return { sound: weightOf(happenings, happening), from: happening.player }
    case 'power-used':
      // Freeze is silence.
      if (happening.power === 'freeze') return null
      return { sound: happening.power === 'heal' ? 'heal' : 'power', from: happening.player }
    case 'power-released':
      return { sound: 'thaw', from: null }
    case 'retried':
      return { sound: 'wrong', from: 1 }
    case 'blocked':
      return { sound: 'blocked', from: happening.player }
    case 'healed':
    case 'round-ended':
      return null
    case 'game-ended':
      return { sound: happening.winner === 1 ? 'won' : 'lost', from: null }
  }
}

/** The sound of what a duel has earned, once the server has told: cards ring, and nothing else. */
export const earnedSound = (saving: PlaySaving | null): BattleSound | null =>
  saving?.name === 'saved' && (saving.play.assigned?.cards ?? 0) > 0 ? 'cards' : null

/** The highest step of the right-tone. */
const highestStep = 5

/**
 * How many steps of the pentatonic the tone of the last right answer is higher (battle.md#sounds): one for each right
 * answer of the learner before it without a mistake between, five at most.
 */
export function rightStep(happenings: readonly Happening[]): number {
  const own = happenings.filter(each => each.kind === 'line-spoken' && each.player === 1)
  const mistake = own.findLastIndex(each => each.kind === 'line-spoken' && !each.right)
  return Math.min(highestStep, Math.max(0, own.length - mistake - 2))
}

/** How the device is felt at a happening, in milliseconds of shaking and rest by turns; null for most. */
export function feltAt(happening: Happening): readonly number[] | null {
  if (happening.kind === 'game-ended' && happening.winner === 1) return [20, 60, 20, 60, 80]
  if (happening.kind !== 'hit' && happening.kind !== 'self-hit') return null
  if (happening.damage === 0) return null
  if (weightOf([happening], happening) === 'heavy') return [18, 40, 40]
  const struck = happening.kind === 'hit' ? happening.against : happening.player
  return struck === 1 ? [30] : happening.kind === 'hit' ? [12] : null
}
