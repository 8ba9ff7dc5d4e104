import { waits } from '@duologue/domain/choices/limits'

/** A short message about what just happened; errors are read out at once, the others when the reader pauses. */
export interface Notification {
  id: number
  kind: 'success' | 'error' | 'warning' | 'info'
  message: string
}

const mostShown = 4
let shown: readonly Notification[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Notification[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notification, which hides by itself after 6 seconds (S1 section 8); the same one twice is shown once. */
export function notify(kind: Notification['kind'], message: string): void {
  lastId += 1
  const id = lastId
  show(
    [...shown.filter(other => other.message !== message), { id, kind, message }].slice(-mostShown),
  )
  setTimeout(() => dismiss(id), waits.notification)
}

/** Hides a notification now. */
export function dismiss(id: number): void {
  show(shown.filter(notification => notification.id !== id))
}

/** The store behind the list of notifications, for `useSyncExternalStore`. */
export const notifications = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => shown,
}
