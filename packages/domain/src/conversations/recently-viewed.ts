/** How many viewed conversation ids are remembered (conversations.md#recently-viewed). */
const recentlyViewedKept = 10

/** The remembered ids after one more view: newest first, each once, the last ten (conversations.md#recently-viewed). */
export function rememberViewed(ids: readonly string[], viewed: string): string[] {
  return [viewed, ...ids.filter(id => id !== viewed)].slice(0, recentlyViewedKept)
}
