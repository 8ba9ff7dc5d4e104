import {
  everybody,
  heldThings,
  type KeptThing,
  type ThingKind,
} from '@duologue/domain/offline/kept-things'
import type { AskedThing } from './ask-as-nobody'
import { askThing } from './ask-thing'
import { renewThing, rowOf } from './keep-thing'
import { deleteHere, isStillHere, ownerNow, readHere } from './things-here'
import { writeThings } from './things-table'

const day = 24 * 60 * 60 * 1000

const isOther = (thing: KeptThing, asked: AskedThing) =>
  asked.paths.some(path => thing.answers[path] !== asked.answers[path])

/** What is kept on purpose and has changed is told to have, until the new one is whole here. */
async function renewHeld(thing: KeptThing, asked: AskedThing): Promise<void> {
  const isChanged = thing.isChanged || isOther(thing, asked)
  const openedAt = Date.now()
  await writeThings([
    isChanged
      ? { ...thing, isChanged, openedAt }
      : { ...thing, openedAt, keptAt: thing.parts ? thing.keptAt : openedAt },
  ])
  if (isChanged || thing.missing > 0) await renewThing(thing)
}

/**
 * Somebody has opened a thing: what is kept of it on purpose is renewed and counts as opened, and of others what everybody
 * may read is kept as lately opened. One that is no longer there goes.
 */
export async function noteOpened(kind: ThingKind, id: string): Promise<void> {
  const things = await readHere()
  if (!navigator.serviceWorker?.controller) return
  const same = things.filter(one => one.kind === kind && one.id === id)
  // What is somebody's own is no lately opened thing of everybody.
  if (kind === 'assignment' && same.length === 0) return
  const asked = await askThing(kind, id)
  if (!asked) return deleteHere(same)
  const owner = ownerNow()
  const held = heldThings(things)
  const known = same.filter(one => one.owner === owner || one.owner === everybody)
  for (const thing of known) {
    if (!isStillHere(thing.owner)) continue
    if (held.has(thing)) await renewHeld(thing, asked)
    else await writeThings([{ ...rowOf(asked, thing.owner), openedAt: Date.now() }])
  }
  if (known.length === 0) await writeThings([rowOf(asked, everybody)])
  await readHere()
}

/**
 * What is kept on purpose is asked for anew once a day; answers what is no longer there, and has gone for that
 * (offline.md#keep-for-offline).
 */
export async function renewKept(): Promise<readonly KeptThing[]> {
  const owner = ownerNow()
  const old = (await readHere()).filter(
    thing =>
      thing.isChosen &&
      (thing.owner === owner || thing.owner === everybody) &&
      Date.now() - thing.keptAt > day,
  )
  const gone: KeptThing[] = []
  for (const thing of old) if ((await renewThing(thing)) === 'not-public') gone.push(thing)
  await deleteHere(gone)
  return gone
}
