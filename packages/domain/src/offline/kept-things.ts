/** What can be kept on a device; a playlist and an assignment are kept with their parts, each of them a thing, too. */
export const thingKinds = ['conversation', 'list', 'song', 'playlist', 'assignment'] as const
export type ThingKind = (typeof thingKinds)[number]

/** What somebody was told of their own learning: the plan of Review, how far they are, their best plays. */
export const isOwnAnswer = (path: string): boolean =>
  /^\/api\/(learn\/(review|conversations\/[\w-]+)|today|plays\/best)(\?|$)/.test(path)

/** Whose what is nobody's by name is. */
export const everybody = 'everybody'

const day = 24 * 60 * 60 * 1000

/** How much a device keeps, and for how long (offline.md#limits-of-what-is-kept). */
export const keptLimits = {
  chosen: { conversation: 30, list: 10, song: 30, playlist: 10, assignment: 30 },
  lately: { conversation: 50, list: 10, song: 10, playlist: 10, assignment: 0, own: 60 },
  chosenMs: 90 * day,
  latelyMs: 60 * day,
  ownMs: 2 * day,
  clipBytes: 40_000_000,
  recordingBytes: 12_000_000,
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
  /** What is kept with it, where it is made of other things. */
  parts?: readonly PartOfThing[]
  /** How many of its parts not everybody may read, or cannot be kept. */
  leftOut?: number
  /** Its recording is larger than what is kept. */
  isWithoutRecording?: boolean
  /** It has changed since, and the new one is not whole here. */
  isChanged?: boolean
}

/** One thing that another is made of. */
export interface PartOfThing {
  kind: ThingKind
  id: string
}

type Aged = Pick<KeptThing, 'owner' | 'kind' | 'id' | 'isChosen' | 'openedAt' | 'parts'>

const nameOf = (owner: string, { kind, id }: { kind: string; id: string }) =>
  `${owner} ${kind} ${id}`

/** What is kept on purpose: what somebody chose, and all that it is made of. */
export function heldThings<Thing extends Omit<Aged, 'openedAt'>>(
  things: readonly Thing[],
  isChosen: (thing: Thing) => boolean = thing => thing.isChosen,
): Set<Thing> {
  const parts = new Set(
    things
      .filter(isChosen)
      .flatMap(({ owner, parts = [] }) => parts.map(part => nameOf(owner, part))),
  )
  return new Set(things.filter(thing => isChosen(thing) || parts.has(nameOf(thing.owner, thing))))
}

/** How many bytes are kept of a thing and of what it is made of. */
export const bytesWithParts = (thing: KeptThing, things: readonly KeptThing[]): number =>
  things
    .filter(
      one =>
        one.owner === thing.owner &&
        thing.parts?.some(({ kind, id }) => kind === one.kind && id === one.id),
    )
    .reduce((sum, { bytes }) => sum + bytes, thing.bytes)

/** Of which kind somebody would keep too many with these besides; undefined where they may. */
export function tooManyOf(
  things: readonly Aged[],
  owner: string,
  more: readonly PartOfThing[],
): ThingKind | undefined {
  const own = [...heldThings(things)].filter(thing => thing.owner === owner)
  return thingKinds.find(kind => {
    const ids = [...own, ...more].filter(one => one.kind === kind).map(({ id }) => id)
    // What was too much before is not made more by what is there already.
    const isMore = more.some(one => one.kind === kind && !own.some(({ id }) => id === one.id))
    return isMore && new Set(ids).size > keptLimits.chosen[kind]
  })
}

/** What goes: what was not opened for long, and of what was only opened the oldest beyond so many of a kind. */
export function thingsToDrop<Thing extends Aged>(things: readonly Thing[], now: number): Thing[] {
  const lasting = ({ isChosen, kind, owner }: Thing) => {
    if (isChosen) return keptLimits.chosenMs
    // What the installation says of itself is everybody's.
    return kind === 'own' && owner !== everybody ? keptLimits.ownMs : keptLimits.latelyMs
  }
  const isOld = (thing: Thing) => now - thing.openedAt > lasting(thing)
  // A part goes no sooner than what it is kept with.
  const held = heldThings(things, thing => thing.isChosen && !isOld(thing))
  const isOver = (thing: Thing) => isOld(thing) && !held.has(thing)
  const over = things.filter(isOver)
  const many = ([...thingKinds, 'own'] as const).flatMap(kind =>
    things
      .filter(thing => thing.kind === kind && !held.has(thing) && !isOld(thing))
      .toSorted((one, other) => other.openedAt - one.openedAt)
      .slice(keptLimits.lately[kind]),
  )
  return [...over, ...many]
}

/**
 * What letting go of some things does: they go with all that was kept with them alone; what is part of something else that
 * is kept stays for it, no longer chosen itself.
 */
export function lettingGo<Thing extends Aged>(
  things: readonly Thing[],
  gone: readonly Pick<Thing, 'owner' | 'kind' | 'id'>[],
): { goes: Thing[]; stays: Thing[] } {
  const names = new Set(gone.map(thing => nameOf(thing.owner, thing)))
  const isGone = (thing: Thing) => names.has(nameOf(thing.owner, thing))
  const before = heldThings(things)
  const after = heldThings(things, thing => thing.isChosen && !isGone(thing))
  return {
    goes: things.filter(thing => !after.has(thing) && (isGone(thing) || before.has(thing))),
    stays: things.filter(thing => after.has(thing) && isGone(thing)),
  }
}

/** Which clips nobody names any more. */
export function clipsToDrop(
  kept: readonly string[],
  things: readonly Omit<Aged & Pick<KeptThing, 'clips'>, 'openedAt'>[],
): string[] {
  const named = new Set([...heldThings(things)].flatMap(({ clips }) => clips))
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
