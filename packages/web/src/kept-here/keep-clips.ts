import { clipsToDrop, type KeptThing, keptLimits } from '@duologue/domain/offline/kept-things'
import { keptCache } from '@duologue/domain/offline/worker-messages'

/** How many clips are asked for at a time, and how long one is waited for, in milliseconds. */
const atOnce = 4
const patience = 60_000

/** What is to be kept is more than there is room for. */
export class NoRoom extends Error {}
/** Whoever wanted it does not want it any more. */
export class NotWanted extends Error {}

const sizeOf = async (answer: Response) => (await answer.blob()).size

const toldSize = ({ headers }: Response) => Number(headers.get('content-length') ?? 0)

/** What came of one clip: how many bytes are kept; that it cannot be had; that it is larger than what is kept. */
type Kept = number | 'missing' | 'too-large'

async function keepClip(cache: Cache, address: string, most: number): Promise<Kept> {
  const known = await cache.match(address)
  if (known) return sizeOf(known)
  const answer = await fetch(address, {
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  if (answer?.status !== 200) return 'missing'
  if (toldSize(answer) > most) {
    await answer.body?.cancel()
    return 'too-large'
  }
  const size = await sizeOf(answer.clone()).catch(() => undefined)
  // It has broken off in the midst.
  if (size === undefined) return 'missing'
  if (size > most) return 'too-large'
  await cache.put(address, answer)
  return size
}

/** What is kept of the clips of one thing. */
interface KeptClips {
  bytes: number
  missing: number
  isTooLarge: boolean
}

/**
 * Keeps clips and pictures of things, within so much room for all of them together. Those that cannot be had are counted.
 * Throws where there is no room, and where they are not wanted any more.
 */
export function clipKeeper(how: {
  room: number
  isWanted: () => boolean
  onDone: (count: number) => void
}) {
  const found = new Map<string, Kept>()
  let spent = 0
  async function keepNext(cache: Cache, address: string, most: number) {
    if (!how.isWanted()) throw new NotWanted()
    const kept = found.get(address) ?? (await keepClip(cache, address, most))
    if (!found.has(address) && typeof kept === 'number') spent += kept
    found.set(address, kept)
    if (spent > how.room) throw new NoRoom()
    how.onDone(found.size)
  }
  return async (addresses: readonly string[], recording?: string): Promise<KeptClips> => {
    const cache = await caches.open(keptCache)
    const waiting = [...addresses]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const most = next === recording ? keptLimits.recordingBytes : Number.POSITIVE_INFINITY
        try {
          await keepNext(cache, next, most)
        } catch (error) {
          // Nobody goes on with what is given up.
          waiting.length = 0
          throw error
        }
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    const all = addresses.map(address => found.get(address) ?? 'missing')
    return {
      bytes: all.reduce<number>((sum, kept) => sum + (typeof kept === 'number' ? kept : 0), 0),
      missing: all.filter(kept => kept === 'missing').length,
      isTooLarge: all.includes('too-large'),
    }
  }
}

/** Lets go of the clips that none of these things names. */
export async function dropClips(things: readonly KeptThing[]): Promise<void> {
  if (!(await caches.has(keptCache))) return
  const cache = await caches.open(keptCache)
  const requests = await cache.keys()
  const addressOf = ({ url }: Request) => new URL(url).pathname
  const gone = new Set(clipsToDrop(requests.map(addressOf), things))
  for (const request of requests) if (gone.has(addressOf(request))) await cache.delete(request)
  // Where nothing was chosen the worker looks for nothing.
  if (!things.some(({ isChosen }) => isChosen)) await caches.delete(keptCache)
}
