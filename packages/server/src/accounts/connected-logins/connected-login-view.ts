/** A school login as whoever is connected with it sees it; times are ISO instants. */
export const connectedLoginView = (
  provider: string,
  { createdAt, usedAt }: { createdAt: Date; usedAt: Date },
) => ({ provider, since: createdAt.toISOString(), lastUsed: usedAt.toISOString() })
