/**
 * Cards and lengths of the reward store (shop.md#rewards); what is given by the rule for earning is a choice of ours.
 */
export const shopLimits = {
  rewardName: 90,
  mostCost: 1_000_000,
  /** More than the dearest reward costs, since one card must be kept. */
  mostCards: 10_000_000,
  mostEarned: 1000,
  /** Entries of the ledger and purchases on one page. */
  shown: 20,
  storeTitle: 60,
} as const
