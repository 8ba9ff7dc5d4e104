import {
  heldThings,
  type KeptThing,
  keptLimits,
  type PartOfThing,
  type ThingKind,
  tooManyOf,
} from '@duologue/domain/offline/kept-things'
import type { AskedThing } from './ask-as-nobody'
import { askThing } from './ask-thing'
import { clipKeeper, NoRoom, NotWanted } from './keep-clips'
import { isStopped, tellKeeping } from './keeping-now'
import { inTurn, isStillHere, ownerNow, readHere, removedHere, roomHere, tidy } from './things-here'
import { isSameThing, writeThings } from './things-table'
import { ticketWish } from './ticket-wish'
import { workerWish } from './worker-here'

/** What came of keeping something. */
export type KeepOutcome =
  | 'kept'
  | 'not-public'
  | 'no-room'
  | 'failed'
  | 'stopped'
  | `too-many-${ThingKind}`

/** How many parts are asked for at a time. */
const atOnce = 4

/** A thing of somebody that is to be kept, or renewed where it is kept already. */
interface Wish extends PartOfThing {
  owner: string
  isNew: boolean
}

/** How much room is left for us; a browser that does not tell has enough. */
async function freeBytes(): Promise<number> {
  const room = await roomHere()
  return room ? room.all - room.used : Number.POSITIVE_INFINITY
}

/** The parts of a thing, without those that not everybody may read. */
async function askParts(parts: readonly PartOfThing[]): Promise<AskedThing[]> {
  const found: (AskedThing | undefined)[] = []
  for (let from = 0; from < parts.length; from += atOnce) {
    const some = parts.slice(from, from + atOnce)
    found.push(...(await Promise.all(some.map(({ kind, id }) => askThing(kind, id)))))
  }
  return found.filter(part => part !== undefined)
}

/** A row of what was asked for, in the place of what was kept of it. */
export const rowOf = (asked: AskedThing, owner: string, known?: KeptThing): KeptThing => {
  const { recording: _, whole: __, ...thing } = asked
  return {
    ...thing,
    owner,
    isChosen: known?.isChosen ?? false,
    keptAt: Date.now(),
    openedAt: known?.openedAt ?? Date.now(),
    missing: 0,
    bytes: 0,
  }
}

/** Fetches the clips of all that is to be kept; answers their rows. */
async function rowsWithClips(
  wish: Wish,
  asked: readonly AskedThing[],
  things: readonly KeptThing[],
): Promise<KeptThing[]> {
  const { owner } = wish
  const isAsked = (thing: KeptThing) => asked.some(one => isSameThing({ owner, ...one }, thing))
  const others = [...heldThings(things)].filter(thing => !isAsked(thing))
  const total = new Set(asked.flatMap(({ clips }) => clips)).size
  tellKeeping(wish, { done: 0, total })
  const keepClips = clipKeeper({
    room: keptLimits.clipBytes - others.reduce((sum, { bytes }) => sum + bytes, 0),
    isWanted: () => isStillHere(owner) && !isStopped(wish),
    onDone: done => tellKeeping(wish, { done, total }),
  })
  const rows: KeptThing[] = []
  for (const one of asked) {
    const { bytes, missing, isTooLarge } = await keepClips(one.clips, one.recording)
    const known = things.find(thing => isSameThing({ owner, ...one }, thing))
    rows.push({
      ...rowOf(one, owner, known),
      bytes,
      missing,
      ...(isTooLarge ? { isWithoutRecording: true } : {}),
    })
  }
  return rows
}

async function keep(wish: Wish): Promise<KeepOutcome> {
  const { owner, kind, id, isNew } = wish
  const things = await readHere()
  const known = [...heldThings(things)].find(thing => isSameThing(wish, thing))
  // It was let go of in the meantime.
  if (!isNew && !known) return 'stopped'
  if ((await freeBytes()) < keptLimits.freeBytes) return 'no-room'
  const asked = await askThing(kind, id)
  if (!asked) return 'not-public'
  const wanted = known && !known.isChosen && !isNew ? [] : (asked.parts ?? [])
  const tooMany = tooManyOf(things, owner, [asked, ...wanted])
  if (tooMany) return `too-many-${tooMany}`
  const parts = await askParts(wanted)
  // An assignment without what is assigned is of no use.
  if (kind === 'assignment' && wanted.length > parts.length) return 'not-public'
  const [thing, ...others] = await rowsWithClips(wish, [asked, ...parts], things)
  if (!thing || isStopped(wish) || !isStillHere(owner)) return 'stopped'
  const whole: KeptThing = {
    ...thing,
    language: thing.language || (kind === 'assignment' ? (parts[0]?.language ?? '') : ''),
    isChosen: thing.isChosen || isNew,
    ...(asked.parts ? { parts: parts.map(part => ({ kind: part.kind, id: part.id })) } : {}),
    ...(asked.whole === undefined ? {} : { leftOut: asked.whole - parts.length }),
  }
  // Last of all, and at once: what is there is whole, but for the clips that it counts as missing.
  await writeThings([...others, whole])
  if (isNew) {
    workerWish.set(true)
    removedHere.set(false)
    await navigator.storage?.persist?.().catch(() => false)
  }
  return 'kept'
}

function outcomeOf(error: unknown): KeepOutcome {
  if (error instanceof NotWanted) return 'stopped'
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull || error instanceof NoRoom ? 'no-room' : 'failed'
}

/** Keeps what is wished, when it is its turn; what is left of what has no room goes again. */
async function keepInTurn(wish: Wish): Promise<KeepOutcome> {
  tellKeeping(wish, { done: 0, total: 0 })
  const outcome = await inTurn(() => keep(wish).catch(outcomeOf))
  if (outcome !== 'kept') await tidy().catch(() => undefined)
  await readHere()
  tellKeeping(wish)
  if (outcome === 'kept') ticketWish.set(true)
  return outcome
}

/** Keeps a thing on purpose, with its clips and its parts (offline.md#keep-for-offline). */
export const keepThing = (kind: ThingKind, id: string): Promise<KeepOutcome> =>
  keepInTurn({ owner: ownerNow(), kind, id, isNew: true })

/** Asks anew for what is kept on purpose, with all that it is made of. */
export const renewThing = ({ owner, kind, id }: KeptThing): Promise<KeepOutcome> =>
  kind === 'own' ? Promise.resolve('stopped') : keepInTurn({ owner, kind, id, isNew: false })
