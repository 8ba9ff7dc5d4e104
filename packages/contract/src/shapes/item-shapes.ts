import * as z from 'zod/mini'
import { rewardType } from './reward-shapes'

/**
 * A purchase (shop.md#purchases): an own one has its owner, one of the class its shop; who may see it hangs on the
 * filter.
 */
export const item = z.object({
  id: z.string(),
  shop: z.string(),
  product: z.object({ id: z.string(), name: z.string(), cost: z.int(), type: rewardType }),
  isUsable: z.boolean(),
  createdAt: z.string(),
  owner: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  ownerShop: z.nullable(z.object({ id: z.string(), name: z.string() })),
  usedAt: z.nullable(z.string()),
  /** Who marked it as used. */
  usedBy: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  refundedAt: z.nullable(z.string()),
})

export type Item = z.output<typeof item>
