import { shellWaits } from '@duologue/domain/site/shell-limits'
import { store } from '../store'

/** A short message about what just happened; errors are read out at once, the others when the reader pauses. */
export interface Notification {
  id: number
  kind: 'success' | 'error' | 'warning' | 'info'
  message: string
  /** What it is about: the newest word about a thing takes the place of the ones before. */
  about: string
  /** Where more is said of it. */
  more?: { words: string; at: string } | undefined
}

const mostShown = 4
let lastId = 0

/** What is now shown in the corner. */
export const notifications = store<readonly Notification[]>([])

/**
 * Shows a notification, which hides by itself after 6 seconds (site.md#notifications); the same one twice is shown
 * once.
 *
 * @param about what it is about: whatever was said before about the same thing goes, an error with the next success
 * @param more leads to a page that says more
 */
export function notify(
  kind: Notification['kind'],
  message: string,
  about = message,
  more?: Notification['more'],
): void {
  lastId += 1
  const id = lastId
  const others = notifications
    .now()
    .filter(other => other.message !== message && other.about !== about)
  notifications.set([...others, { id, kind, message, about, more }].slice(-mostShown))
  setTimeout(() => dismiss(id), shellWaits.notification)
}

/** Hides a notification now. */
export function dismiss(id: number): void {
  notifications.set(notifications.now().filter(notification => notification.id !== id))
}

/** Hides what was said about a thing that has come to a good end without a word. */
export function unsay(about: string): void {
  const shown = notifications.now()
  if (shown.some(one => one.about === about))
    notifications.set(shown.filter(one => one.about !== about))
}
