import { sendingTexts as texts } from '@duologue/domain/messages/offline/sending'
import type { StoredHere } from '../saved-here/saved-here'
import { notify } from '../ui/feedback/notify'

/**
 * Keeps one more in a list of what waits. What is let go for it, and that the device has no room to keep it through a
 * reload, is told: nothing that somebody did is lost without a word (offline.md#sending).
 */
export function keepWithin<T>(list: StoredHere<readonly T[]>, most: number, one: T): void {
  const all = [...list.get(), one]
  if (all.length > most) notify('warning', texts.oldestGone)
  list.set(all.slice(-most))
  if (!list.isStored()) notify('warning', texts.noRoom)
}
