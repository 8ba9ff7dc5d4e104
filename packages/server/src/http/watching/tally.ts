/** What this process has done and refused so far, for whoever watches (operations.md): numbers alone, of nobody. */
export interface Tally {
  /** Mails by what became of them: each failed try counts. */
  readonly mails: { sent: number; failed: number; givenUp: number }
  /** Messages to webhooks by what became of them: each failed try counts. */
  readonly webhooks: { sent: number; failed: number; givenUp: number }
  /** Refusals by their code. */
  readonly refusals: Map<string, number>
  /** Repeated works by their name: when a round last ended well, in seconds since 1970, and how many failed. */
  readonly works: Map<string, { endedAt: number; failed: number }>
}

/** Nothing yet. */
export const newTally = (): Tally => ({
  mails: { sent: 0, failed: 0, givenUp: 0 },
  webhooks: { sent: 0, failed: 0, givenUp: 0 },
  refusals: new Map(),
  works: new Map(),
})

/** One more refusal of this code. */
export function countRefusal({ refusals }: Tally, code: string): void {
  refusals.set(code, (refusals.get(code) ?? 0) + 1)
}

/** A round of a work has ended well at this time in milliseconds, or with null has failed. */
export function noteRound({ works }: Tally, name: string, at: number | null): void {
  const before = works.get(name) ?? { endedAt: 0, failed: 0 }
  works.set(
    name,
    at === null
      ? { ...before, failed: before.failed + 1 }
      : { ...before, endedAt: Math.floor(at / 1000) },
  )
}
