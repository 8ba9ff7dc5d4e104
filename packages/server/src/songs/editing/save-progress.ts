import type { CallAnswer } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import type { Clock } from '../../outside/clock/clock'

type Progress = CallAnswer<typeof songs.getSaveProgress>

/** How far saves of many lyrics have come, by who saves and what the save was named. */
export interface SaveProgress {
  tell(user: string, key: string | null, progress: Progress): void
  of(user: string, key: string): Progress
}

/** How long the outcome of a save is known, in milliseconds. */
const remembered = 600_000
/** More saves than editors there are; the oldest are forgotten first. */
const most = 1000

const unknown: Progress = { step: 'unknown', done: 0, total: 0 }

/** Keeps how far saves have come, in this process alone: whoever asks another one is told nothing, and waits. */
export function saveProgress(clock: Clock): SaveProgress {
  const known = new Map<string, Progress & { at: number }>()
  const nameOf = (user: string, key: string) => `${user} ${key}`
  return {
    tell(user, key, progress) {
      if (key === null) return
      const now = clock.now().getTime()
      known.delete(nameOf(user, key))
      known.set(nameOf(user, key), { ...progress, at: now })
      for (const [name, { at }] of known) {
        if (at > now - remembered && known.size <= most) break
        known.delete(name)
      }
    },
    of(user, key) {
      const found = known.get(nameOf(user, key))
      if (!found) return unknown
      const { at: _at, ...progress } = found
      return progress
    },
  }
}
