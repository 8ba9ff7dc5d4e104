import { store } from '../ui/store'
import { nameOfThing, type ThingKey } from './things-table'

/** How many files are there, of how many. */
export interface KeepProgress {
  done: number
  total: number
}

/** What is being kept in this tab, whatever page is open, by its name. */
export const keepingNow = store<ReadonlyMap<string, KeepProgress>>(new Map())

/** How often it is told how far keeping is, in milliseconds: who hears it is not to hear nothing else. */
const tellingMs = 2000

const toldAt = new Map<string, number>()
const stopped = new Set<string>()

/** Tells how far keeping something is; without progress, that it is over. */
export function tellKeeping(key: ThingKey, progress?: KeepProgress): void {
  const name = nameOfThing(key)
  const all = new Map(keepingNow.now())
  if (!progress) {
    stopped.delete(name)
    toldAt.delete(name)
    all.delete(name)
  } else {
    const isFirst = (all.get(name)?.total ?? 0) === 0
    const isDue = Date.now() - (toldAt.get(name) ?? 0) >= tellingMs
    if (!isFirst && !isDue && progress.done < progress.total) return
    toldAt.set(name, Date.now())
    all.set(name, progress)
  }
  keepingNow.set(all)
}

/** Gives up what is being kept; nothing of it stays. */
export function stopKeeping(key: ThingKey): void {
  const name = nameOfThing(key)
  if (keepingNow.now().has(name)) stopped.add(name)
}

export const isStopped = (key: ThingKey): boolean => stopped.has(nameOfThing(key))
