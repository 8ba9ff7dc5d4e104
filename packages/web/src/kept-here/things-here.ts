import {
  canKeepOneMore,
  everybody,
  type KeptThing,
  keptLimits,
  type ThingKind,
  thingsToDrop,
} from '@duologue/domain/offline/kept-things'
import { isGone } from '../saved-here/forget'
import { savedUser } from '../saved-here/signed-in'
import { store } from '../ui/store'
import { type AskedThing, askThing } from './ask-thing'
import { dropClips, keepClips } from './keep-clips'
import { deleteThings, readThings, type ThingKey, writeThing } from './things-table'
import { workerWish } from './worker-here'

/** What came of keeping something. */
export type KeepOutcome = 'kept' | 'not-public' | 'too-many' | 'no-room' | 'failed'

/** What is kept here, as far as it was read; undefined before. */
export const thingsHere = store<readonly KeptThing[] | undefined>(undefined)

/** Whose it is what somebody keeps who sits here. */
export const ownerNow = (): string => savedUser.get()?.id ?? everybody

/** Who has logged out in the meantime, here or in another tab, keeps nothing. */
const isStillHere = (owner: string) =>
  owner === everybody || (owner === ownerNow() && !isGone(owner))

/** Whether this browser can keep anything: not on an insecure address, and not in some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Reads what is kept, without what is over. */
export async function readHere(): Promise<readonly KeptThing[]> {
  const things = await readThings()
  const over = new Set(thingsToDrop(things, Date.now()))
  if (over.size > 0) await deleteThings([...over])
  const left = things.filter(thing => !over.has(thing))
  if (over.size > 0) await dropClips(left)
  thingsHere.set(left)
  return left
}

const newThing = (asked: AskedThing, owner: string, isChosen: boolean): KeptThing => ({
  ...asked,
  owner,
  isChosen,
  keptAt: Date.now(),
  openedAt: Date.now(),
  missing: 0,
  bytes: 0,
})

/** How many bytes of the browser's room are used, of how many; undefined where it does not tell. */
export async function roomHere(): Promise<{ used: number; all: number } | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? undefined : { used: usage, all: quota }
}

/** How much room is left for us; a browser that does not tell has enough. */
async function freeBytes(): Promise<number> {
  const room = await roomHere()
  return room ? room.all - room.used : Number.POSITIVE_INFINITY
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

async function keep(
  kind: ThingKind,
  id: string,
  onClips: (done: number, total: number) => void,
): Promise<KeepOutcome> {
  const owner = ownerNow()
  const things = await readHere()
  const isKnown = things.some(one => one.isChosen && one.owner === owner && one.id === id)
  if (!isKnown && !canKeepOneMore(things, owner, kind)) return 'too-many'
  const used = things.reduce((sum, { bytes }) => sum + bytes, 0)
  if ((await freeBytes()) < keptLimits.freeBytes || used > keptLimits.clipBytes) return 'no-room'
  const asked = await askThing(kind, id)
  if (!asked) return 'not-public'
  onClips(0, asked.clips.length)
  const clips = await keepClips(asked.clips, done => onClips(done, asked.clips.length))
  if (!isStillHere(owner)) return 'failed'
  // Last of all: a thing that is there is whole, but for the clips that it counts as missing.
  await writeThing({ ...newThing(asked, owner, true), ...clips })
  workerWish.set(true)
  await navigator.storage?.persist?.().catch(() => false)
  return 'kept'
}

/** Keeps a thing on purpose, with its clips (offline.md#keep-for-offline); what is left of one that has no room goes again. */
export async function keepThing(
  kind: ThingKind,
  id: string,
  onClips: (done: number, total: number) => void,
): Promise<KeepOutcome> {
  const outcome = await keep(kind, id, onClips).catch(error =>
    isFull(error) ? 'no-room' : 'failed',
  )
  const things = await readHere()
  if (outcome !== 'kept') await dropClips(things).catch(() => undefined)
  return outcome
}

/** Lets go of things, and of the clips that nothing else names. */
export async function dropThings(gone: readonly ThingKey[]): Promise<void> {
  await deleteThings(gone)
  await dropClips(await readHere())
}

/** Everything goes that a user has kept here; what is everybody's stays (saving.md#shared-device). */
export async function forgetThings(user: string): Promise<void> {
  await dropThings((await readThings()).filter(({ owner }) => owner === user))
}

/**
 * Somebody has opened a thing: what is kept of it on purpose is renewed and counts as opened, and of others what everybody
 * may read is kept as lately opened. One that is no longer there goes.
 */
export async function noteOpened(kind: ThingKind, id: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const things = await readHere()
  const same = things.filter(one => one.kind === kind && one.id === id)
  const asked = await askThing(kind, id)
  if (!asked) return dropThings(same)
  const owner = ownerNow()
  const known = same.filter(one => one.owner === owner || one.owner === everybody)
  const left = known.length > 0 ? known : [newThing(asked, everybody, false)]
  for (const thing of left) {
    const { bytes, missing } = thing.isChosen
      ? await keepClips(asked.clips, () => undefined)
      : thing
    if (!isStillHere(thing.owner)) continue
    await writeThing({
      ...thing,
      ...asked,
      bytes,
      missing,
      keptAt: Date.now(),
      openedAt: Date.now(),
    })
  }
  await readHere()
}
