import type { Refusal } from '../messages/refusals'
import type { RewardType } from './reward-fields'

/** Why a reward for one cannot be bought: at least one card must be left afterwards (shop.md#buy-a-reward). */
export const buyRefusal = (balance: number, cost: number): Refusal | undefined =>
  balance - cost <= 0 ? 'not-enough-cards' : undefined

/**
 * How many cards a student lacks before there is anything to press: for a reward for one its cost and the card that is
 * kept, for one of the class a first card to give. 0 when nothing is lacking.
 */
export function cardsMissing(
  { type, cost }: { type: RewardType; cost: number },
  balance: number,
): number {
  const needed = type === 'individual' ? cost + 1 : 1
  return Math.max(0, needed - balance)
}

/** What a student who gives cards for a reward of the class brings about. */
export type Contribution =
  | { refused: Refusal }
  | { refused?: undefined; cards: number; costFunded: number; isFull: boolean }

/**
 * Gives `wanted` cards for a reward of the class: never more than it still needs, and never more than the student has
 * (shop.md#give-cards).
 */
export function contribute(
  reward: { cost: number; costFunded: number },
  balance: number,
  wanted: number,
): Contribution {
  if (wanted <= 0) return { refused: 'not-more-than-no-cards' }
  const missing = reward.cost - reward.costFunded
  if (missing <= 0) return { refused: 'reward-is-funded' }
  const cards = Math.min(wanted, missing)
  if (balance - cards < 0) return { refused: 'not-enough-awesome-cards' }
  const costFunded = reward.costFunded + cards
  return { cards, costFunded, isFull: costFunded === reward.cost }
}

/** How much of a reward of the class is there, in whole percent; full only when it is. */
export const fundedPercent = ({ cost, costFunded }: { cost: number; costFunded: number }): number =>
  Math.floor((100 * costFunded) / cost)
