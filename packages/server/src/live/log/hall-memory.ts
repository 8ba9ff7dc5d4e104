import { type KeptHall, tellListeners } from './kept-hall'

/** How long a hall is kept after it was last asked for, in milliseconds (live.md#a-hall-is-a-log). */
const keptFor = 60_000

/** What of halls is in the memory of a process. */
export interface HallMemory {
  /** A hall, loaded when it is not there; many who ask at once load it once. */
  get(id: string): Promise<KeptHall | undefined>
  all(): readonly KeptHall[]
  /** Lets go of one that is gone. */
  drop(id: string): void
}

/** The memory of one process; what nobody has asked for in a minute, and nobody listens to, is let go. */
export function newHallMemory(
  load: (id: string) => Promise<KeptHall | undefined>,
  now: () => number,
): HallMemory {
  const kept = new Map<string, KeptHall>()
  const loading = new Map<string, Promise<KeptHall | undefined>>()

  async function read(id: string): Promise<KeptHall | undefined> {
    const hall = await load(id)
    if (hall) kept.set(id, hall)
    return hall
  }

  function letGo(): void {
    for (const [id, { usedAt, listeners }] of kept)
      if (listeners.size === 0 && now() - usedAt > keptFor) kept.delete(id)
  }

  return {
    async get(id) {
      letGo()
      const here = kept.get(id)
      if (here) {
        here.usedAt = now()
        return here
      }
      const under = loading.get(id) ?? read(id).finally(() => loading.delete(id))
      loading.set(id, under)
      return under
    },
    all: () => [...kept.values()],
    drop(id) {
      const hall = kept.get(id)
      if (!hall) return
      kept.delete(id)
      hall.isGone = true
      tellListeners(hall)
    },
  }
}
