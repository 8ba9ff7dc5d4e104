import { shopLimits } from './shop-limits'

/**
 * What a teacher who sets a student's cards to `wanted` adds or takes; undefined when the cards are no longer as the
 * teacher saw them (shop.md#setting-cards). Without `expected` the last one who sets them wins, as specified.
 */
export const cardsToAdd = (
  balance: number,
  wanted: number,
  expected: number | undefined,
): number | undefined =>
  expected === undefined || expected === balance ? wanted - balance : undefined

/**
 * What of `wanted` cards, to be added or (below zero) taken, moves: a student never has less than none, so whoever has
 * fewer than are taken loses all of them, and never more than a teacher may set.
 */
export const cardsToMove = (balance: number, wanted: number): number =>
  Math.max(0, Math.min(balance + wanted, shopLimits.mostCards)) - balance
