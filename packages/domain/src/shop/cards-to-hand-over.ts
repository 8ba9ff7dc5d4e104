import { shopLimits } from './shop-limits'

/**
 * How many cards of a student move when a class gets another owner (shop.md#handing-over): what the class's entries under
 * the owner before come to, at most what the student has left there, and no more than they may have of the next one.
 */
export const cardsToHandOver = ({
  ofClass,
  balance,
  balanceThere,
}: {
  ofClass: number
  balance: number
  balanceThere: number
}): number => Math.max(0, Math.min(ofClass, balance, shopLimits.mostCards - balanceThere))
