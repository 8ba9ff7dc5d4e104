import type { Portion } from '../outside/clock/repeat'
import type { RepeatedWork } from '../repeated-work'
import { fillPending } from './fill-pending'
import type { TranslationRoom } from './translation-room'

const minute = 60_000
/** Milliseconds after a text was first seen waiting until it is tried, and after each failed try until the next. */
const waits = [minute, 5 * minute, 30 * minute]
const everyMs = minute / 2
/** Texts of a place that one round looks at. */
const most = 500

interface Tries {
  made: number
  next: number
}

/**
 * Rounds over what waits for a translation: each text is tried after 1, 5 and 30 minutes, then it waits for "Translate
 * now" or the next start. How often was tried is kept in memory alone, by the one process that does this work: a restart
 * may well be what the service needed.
 */
export function translationRounds(room: TranslationRoom): Portion {
  const tries = new Map<string, Tries>()
  return async () => {
    const now = room.clock.now().getTime()
    const isWaiting = new Set<string>()
    for (const place of room.places) {
      const waiting = await place.pending(room.database, { most })
      for (const { id } of waiting) {
        isWaiting.add(id)
        if (!tries.has(id)) tries.set(id, { made: 0, next: now + (waits[0] ?? 0) })
      }
      const due = waiting.filter(({ id }) => (tries.get(id)?.next ?? Infinity) <= now)
      const filled = await fillPending(room, place, due)
      for (const { id } of due) {
        const made = (tries.get(id)?.made ?? 0) + 1
        if (!filled.has(id)) tries.set(id, { made, next: now + (waits[made] ?? Infinity) })
      }
    }
    for (const id of tries.keys()) if (!isWaiting.has(id)) tries.delete(id)
    return false
  }
}

/** Goes on translating what waits. */
export const translatingWork = (room: TranslationRoom): RepeatedWork => ({
  name: 'translating',
  everyMs,
  portion: translationRounds(room),
  failed: 'some texts were not translated',
})
