/** How many conversations and songs somebody can keep, those too that are gone or hidden since (saved.md#saving). */
export const savedLimits = { conversations: 500, songs: 1000 } as const
