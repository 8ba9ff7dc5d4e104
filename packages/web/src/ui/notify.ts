import { waits } from '@duologue/domain/choices/limits'

/** A short message about what just happened; errors are read out at once, the others when the reader pauses. */
export interface Notification {
  id: number
  kind: 'success' | 'error' | 'warning' | 'info'
  message: string
  /** What it is about: the newest word about a thing takes the place of the ones before. */
  about: string
}

const mostShown = 4
let shown: readonly Notification[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Notification[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Shows a notification, which hides by itself after 6 seconds (site.md#notifications); the same one twice is shown
 * once.
 *
 * @param about what it is about: whatever was said before about the same thing goes, an error with the next success
 */
export function notify(kind: Notification['kind'], message: string, about = message): void {
  lastId += 1
  const id = lastId
  const others = shown.filter(other => other.message !== message && other.about !== about)
  show([...others, { id, kind, message, about }].slice(-mostShown))
  setTimeout(() => dismiss(id), waits.notification)
}

/** Hides a notification now. */
export function dismiss(id: number): void {
  show(shown.filter(notification => notification.id !== id))
}

/** Hides what was said about a thing that has come to a good end without a word. */
export function unsay(about: string): void {
  if (shown.some(one => one.about === about)) show(shown.filter(one => one.about !== about))
}

/** The store behind the list of notifications, for `useSyncExternalStore`. */
export const notifications = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => shown,
}
