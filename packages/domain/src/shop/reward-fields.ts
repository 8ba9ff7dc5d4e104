import { shopTexts as texts } from '../messages/shop/shop'
import { shopLimits } from './shop-limits'

/** What is wrong with a value, in the words shown under it; undefined when nothing is (shop.md#rewards). */
export type Fault = string | undefined

/** Whom a reward is for: one student who buys it, or the class that gathers cards for it (shop.md#rewards). */
export const rewardTypes = ['individual', 'group'] as const
export type RewardType = (typeof rewardTypes)[number]

/** A reward's name: required, at most 90 characters. */
export function rewardNameFault(value: string): Fault {
  const name = value.trim()
  if (name === '') return texts.required
  return name.length > shopLimits.rewardName ? texts.atMost(shopLimits.rewardName) : undefined
}

/** What a class calls its store: at most 60 characters; empty where it has no title of its own (shop.md#store-page). */
export const storeTitleFault = (value: string): Fault =>
  value.trim().length > shopLimits.storeTitle ? texts.atMost(shopLimits.storeTitle) : undefined

const isWhole = (text: string) => /^[+-]?\d+$/.test(text)

/** A reward's cost: required, an integer of at least 1. */
export function rewardCostFault(value: string): Fault {
  const text = value.trim()
  if (text === '') return texts.required
  if (!isWhole(text)) return texts.mustBeInteger
  if (Number(text) < 1) return texts.atLeastOne
  return Number(text) > shopLimits.mostCost ? texts.atMostCards(shopLimits.mostCost) : undefined
}

/** Cards of a student as a teacher sets them, or those of the rule for earning: an integer from 0 to `most`. */
export function cardsFault(value: string, most: number = shopLimits.mostCards): Fault {
  const text = value.trim()
  if (text === '') return texts.required
  if (!isWhole(text)) return texts.mustBeInteger
  if (Number(text) < 0) return texts.notNegative
  return Number(text) > most ? texts.atMostCards(most) : undefined
}

/** Cards for a reward of the class: an integer, more than 0, and not more than the student has (shop.md#give-cards). */
export function contributionFault(value: string, balance: number): Fault {
  const text = value.trim()
  if (!isWhole(text)) return texts.mustBeInteger
  if (Number(text) <= 0) return texts.mustBeMoreThanNone
  return Number(text) > balance ? texts.notEnoughCards : undefined
}
