import {
  cardsFault,
  type Fault,
  rewardCostFault,
  rewardNameFault,
  rewardTypes,
  storeTitleFault,
} from '@duologue/domain/shop/reward-fields'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import * as z from 'zod/mini'
import { trimmed } from './field-shapes'

/** A number that keeps a field's rule of the domain; the refusal names the field with the rule's own words. */
const keptNumber = (fault: (value: string) => Fault) =>
  z.number().check(
    z.superRefine((value, context) => {
      const message = fault(String(value))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

export const rewardName = trimmed(rewardNameFault)
/** What a class calls its store; an empty one is none. */
export const storeTitle = z.pipe(
  trimmed(storeTitleFault),
  z.transform(value => value || null),
)
export const rewardCost = keptNumber(rewardCostFault)
export const rewardType = z.enum(rewardTypes)
/** Cards that a student has, or that somebody sets. */
export const cards = keptNumber(value => cardsFault(value))
export const earned = keptNumber(value => cardsFault(value, shopLimits.mostEarned))
/** Cards that somebody wants to give; what is wrong about them is the handler's to say. */
export const wanted = z.int().check(z.gte(-shopLimits.mostCards), z.lte(shopLimits.mostCards))

/** A reward that can be had in a shop (shop.md#rewards). */
export const product = z.object({
  id: z.string(),
  shop: z.string(),
  name: z.string(),
  cost: z.int(),
  type: rewardType,
  /** Cards given for a reward of the class so far. */
  costFunded: z.int(),
  /** What the reader has given of them. */
  ownFunded: z.int(),
})

export type Product = z.output<typeof product>
