/**
 * What a scanned card brought behind the # of the address, where no server sees it; it leaves the address bar at once
 * (pupils.md#logging-in-with-a-card).
 */
export function takeCardOfLink(): string | undefined {
  const secret = location.hash.slice(1)
  if (secret === '') return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}

/** What a code says that a camera has read: the secret of a card, or all of it where it is none. */
export const secretIn = (text: string): string => text.slice(text.indexOf('#') + 1)
