import { rm, utimes } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../../log'
import { DatabaseRefusal } from '../../database-refusal'
import type { Place } from '../this-place'
import { claimOwnership, type Owner, readOwner } from './owner-file'

/** Milliseconds between two beats, and of silence after which an owner is dead. */
type HeartbeatTimes = { readonly beat: number; readonly dead: number }
const usualTimes: HeartbeatTimes = { beat: 5000, dead: 15_000 }

export type HeartbeatOptions = {
  /** The owner's file in the data folder. */
  readonly path: string
  readonly here: Place
  readonly log: Log
  /** Called once when another place has taken the folder (we slept too long): stop at once. */
  readonly onLost: () => void
  readonly times?: HeartbeatTimes
}

export type Heartbeat = { stop(): Promise<void> }

function usedFrom(host: string): string {
  return `The data folder is in use from another container or host (${host}). Stop that one, or start this one with another DATA_DIR.`
}

/**
 * The owner in the file, once it is certain that they are dead or that they are in our place, where the
 * app lock has decided. Clocks of two hosts may differ, so a file that is touched while we look is
 * alive, whatever its date says.
 */
async function deadOwner({ path, here, log, times = usualTimes }: HeartbeatOptions) {
  const found = await readOwner(path)
  if (!found || found.id === here.id) return found
  const now = Date.now()
  const end = now + Math.min(times.dead, found.touched + times.dead - now)
  if (now < end) log.info(`Waiting whether the data folder is still used from ${found.host}.`)
  while (Date.now() < end) {
    await pause(Math.min(times.beat / 5, Math.max(1, end - Date.now())))
    const seen = await readOwner(path)
    if (!seen) return undefined
    if (seen.token !== found.token || seen.touched !== found.touched) {
      throw new DatabaseRefusal(usedFrom(seen.host))
    }
  }
  return found
}

async function claim(options: HeartbeatOptions, before: Owner | undefined): Promise<string> {
  const token = await claimOwnership(options.path, options.here, before)
  if (token) return token
  const winner = await readOwner(options.path)
  throw new DatabaseRefusal(usedFrom(winner?.host ?? 'unknown'))
}

/**
 * Says in a file that this folder is in use, for containers and hosts that share the folder but do
 * not see our app lock: without it two PostgreSQL servers start on one folder and destroy it.
 */
export async function startHeartbeat(options: HeartbeatOptions): Promise<Heartbeat> {
  const { path, log, onLost, times = usualTimes } = options
  let token = await claim(options, await deadOwner(options))
  const beat = async () => {
    const seen = await readOwner(path)
    if (!seen) {
      token = await claim(options, undefined)
    } else if (seen.token === token) {
      await utimes(path, new Date(), new Date())
    } else {
      clearInterval(timer)
      log.error(new DatabaseRefusal(usedFrom(seen.host)), 'The database is stopped here.')
      onLost()
    }
  }
  const timer = setInterval(() => {
    beat().catch((error: Error) =>
      log.warn(`The data folder is not marked as used: ${error.message}`),
    )
  }, times.beat).unref()
  return {
    async stop() {
      clearInterval(timer)
      if ((await readOwner(path))?.token === token) await rm(path, { force: true })
    },
  }
}
