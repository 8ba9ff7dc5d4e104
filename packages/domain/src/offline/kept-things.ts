/** What can be kept on a device: each is asked for by calls that everybody may make. */
export const thingKinds = ['conversation', 'list'] as const
export type ThingKind = (typeof thingKinds)[number]

/** What somebody was told of their own learning: the plan of Review, how far they are, their best plays. */
export const isOwnAnswer = (path: string): boolean =>
  /^\/api\/(learn\/(review|conversations\/[\w-]+)|today|plays\/best)(\?|$)/.test(path)

/** Whose what is nobody's by name is. */
export const everybody = 'everybody'

const day = 24 * 60 * 60 * 1000

/** How much a device keeps, and for how long (offline.md#limits-of-what-is-kept). */
export const keptLimits = {
  chosen: { conversation: 30, list: 10 },
  lately: { conversation: 50, list: 10, own: 60 },
  chosenMs: 90 * day,
  latelyMs: 60 * day,
  ownMs: 2 * day,
  clipBytes: 40_000_000,
  freeBytes: 60_000_000,
} as const

/** One thing that is kept, with the answers that its page is made of. */
export interface KeptThing {
  owner: string
  kind: ThingKind | 'own'
  id: string
  /** Whether somebody chose to keep it; else it was opened lately. */
  isChosen: boolean
  title: string
  language: string
  /** The address of its page. */
  page: string
  /** In milliseconds. */
  keptAt: number
  openedAt: number
  /** The calls that it answers, and what each answers, as text. */
  paths: string[]
  answers: Record<string, string>
  /** Addresses of the clips and pictures that belong to it, and how many bytes are kept of them. */
  clips: string[]
  missing: number
  bytes: number
}

type Aged = Pick<KeptThing, 'owner' | 'kind' | 'isChosen' | 'openedAt'>

/** Whether one more of a kind may be chosen by somebody. */
export const canKeepOneMore = (things: readonly Aged[], owner: string, kind: ThingKind): boolean =>
  things.filter(thing => thing.isChosen && thing.owner === owner && thing.kind === kind).length <
  keptLimits.chosen[kind]

/** What goes: what was not opened for long, and of what was only opened the oldest beyond so many of a kind. */
export function thingsToDrop<Thing extends Aged>(things: readonly Thing[], now: number): Thing[] {
  const lasting = ({ isChosen, kind, owner }: Thing) => {
    if (isChosen) return keptLimits.chosenMs
    // What the installation says of itself is everybody's.
    return kind === 'own' && owner !== everybody ? keptLimits.ownMs : keptLimits.latelyMs
  }
  const isOver = (thing: Thing) => now - thing.openedAt > lasting(thing)
  const over = things.filter(isOver)
  const many = ([...thingKinds, 'own'] as const).flatMap(kind =>
    things
      .filter(thing => !thing.isChosen && thing.kind === kind && !isOver(thing))
      .toSorted((one, other) => other.openedAt - one.openedAt)
      .slice(keptLimits.lately[kind]),
  )
  return [...over, ...many]
}

/** Which clips nobody names any more. */
export function clipsToDrop(
  kept: readonly string[],
  things: readonly Pick<KeptThing, 'clips' | 'isChosen'>[],
): string[] {
  const named = new Set(things.filter(({ isChosen }) => isChosen).flatMap(({ clips }) => clips))
  return kept.filter(address => !named.has(address))
}

/** The addresses of our own sounds and pictures that a value names, wherever in it they stand. */
export function mediaIn(value: unknown): string[] {
  const found = new Set<string>()
  const walk = (part: unknown) => {
    if (typeof part === 'string' && /^\/(audio|art|media)\/[\w~./-]+$/.test(part)) found.add(part)
    else if (typeof part === 'object' && part !== null)
      for (const one of Object.values(part)) walk(one)
  }
  walk(value)
  return [...found]
}
