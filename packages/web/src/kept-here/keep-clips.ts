import { clipsToDrop, type KeptThing } from '@duologue/domain/offline/kept-things'
import { keptCache } from '@duologue/domain/offline/worker-messages'

/** How many clips are asked for at a time. */
const atOnce = 4

const sizeOf = async (answer: Response) => (await answer.blob()).size

/** Keeps one clip or picture; answers its size, or undefined where it cannot be had. Throws where there is no room. */
async function keepClip(cache: Cache, address: string): Promise<number | undefined> {
  const known = await cache.match(address)
  if (known) return sizeOf(known)
  const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
  if (answer?.status !== 200) return undefined
  const size = await sizeOf(answer.clone())
  await cache.put(address, answer)
  return size
}

/** Keeps clips and pictures, and tells how many are done. Those that cannot be had are counted. */
export async function keepClips(
  addresses: readonly string[],
  onDone: (count: number) => void,
): Promise<{ bytes: number; missing: number }> {
  const cache = await caches.open(keptCache)
  const waiting = [...addresses]
  let [bytes, missing, count] = [0, 0, 0]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const size = await keepClip(cache, next)
      if (size === undefined) missing += 1
      else bytes += size
      count += 1
      onDone(count)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { bytes, missing }
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
