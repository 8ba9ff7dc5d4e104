/** The conversation that two play. */
export interface PairThing {
  readonly id: string
  readonly title: string
  /** Why it cannot be played; undefined where it can. */
  readonly fault?: string | undefined
}
