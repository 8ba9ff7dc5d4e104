/** How many conversations somebody can keep, those too that are gone or hidden since (saved.md#saving). */
export const savedLimits = { conversations: 500 } as const
