import {
  everybody,
  heldThings,
  type KeptThing,
  lettingGo,
  thingsToDrop,
} from '@duologue/domain/offline/kept-things'
import { keptCache, versionOf } from '@duologue/domain/offline/worker-messages'
import { isGone } from '../saved-here/forget'
import { isSharedHere } from '../saved-here/shared-device'
import { savedUser } from '../saved-here/signed-in'
import { store } from '../ui/store'
import { dropClips } from './keep-clips'
import { keepsHere } from './keeps-here'
import { deleteThings, readThings, type ThingKey, writeThings } from './things-table'

/** What is kept here, as far as it was read; undefined before. */
export const thingsHere = store<readonly KeptThing[] | undefined>(undefined)

/** Whether the browser has taken away what somebody chose to keep here. */
export const removedHere = store(false)

/** Whose it is what somebody keeps who sits here. */
export const ownerNow = (): string =>
  (isSharedHere() ? undefined : savedUser.get()?.id) ?? everybody

/** Who has logged out in the meantime, here or in another tab, keeps nothing. */
export const isStillHere = (owner: string): boolean =>
  owner === everybody || (owner === ownerNow() && !isGone(owner))

/** Whether this browser can keep anything: not on an insecure address, and not in some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** One after the other, in all tabs: what one has fetched and not named yet is not let go of by another. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('keeping', work) : work()

/** Lets go of the clips that nothing names any more, when nobody fetches any. */
export const tidy = (): Promise<void> =>
  canKeep() ? inTurn(async () => dropClips(await readThings())) : Promise.resolve()

/** Clips that the browser has taken away while what names them is there: they are missing. */
async function withoutLostClips(things: readonly KeptThing[]): Promise<readonly KeptThing[]> {
  const held = heldThings(things)
  const isLost = (thing: KeptThing) => held.has(thing) && thing.bytes > 0
  if (!canKeep() || !things.some(isLost) || (await caches.has(keptCache))) return things
  const left = things.map(thing =>
    isLost(thing) ? { ...thing, bytes: 0, missing: thing.clips.length } : thing,
  )
  await writeThings(left.filter((thing, index) => thing !== things[index]))
  removedHere.set(true)
  return left
}

/** Reads what is kept, without what is over. */
export async function readHere(): Promise<readonly KeptThing[]> {
  const things = await readThings()
  const over = new Set(thingsToDrop(things, Date.now()))
  if (over.size > 0) {
    await deleteThings([...over])
    void tidy()
  }
  const left = await withoutLostClips(things.filter(thing => !over.has(thing)))
  // Of whomever: who sits here now may be another one.
  const keeps = left.some(({ isChosen }) => isChosen)
  if (keeps || over.size > 0) keepsHere.set(keeps)
  else if (keepsHere.get()) removedHere.set(true)
  thingsHere.set(left)
  return left
}

/** How many bytes of the browser's room are used, of how many; undefined where it does not tell. */
export async function roomHere(): Promise<{ used: number; all: number } | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? undefined : { used: usage, all: quota }
}

/** Things go, with what was kept with them alone, and the clips that nothing else names. */
export async function deleteHere(gone: readonly ThingKey[]): Promise<void> {
  const { goes } = lettingGo(await readThings(), gone)
  await deleteThings([...goes, ...gone])
  keepsHere.set(false)
  removedHere.set(false)
  await readHere()
  await tidy()
}

/** Whose files are kept here: the version that was kept last. Undefined where there is none. */
export const versionHere = async (): Promise<string | undefined> =>
  canKeep() ? (await caches.keys()).flatMap(name => versionOf(name) ?? []).at(-1) : undefined

/** Lets go of things with what was kept with them alone; what is part of something else stays for it. */
export async function dropThings(gone: readonly ThingKey[]): Promise<void> {
  const { goes, stays } = lettingGo(await readThings(), gone)
  await writeThings(stays.map(thing => ({ ...thing, isChosen: false })))
  await deleteHere(goes)
}

/** Everything goes that a user has kept here; what is everybody's stays (saving.md#shared-device). */
export async function forgetThings(user: string): Promise<void> {
  await deleteHere((await readThings()).filter(({ owner }) => owner === user))
}
