import { useSyncExternalStore } from 'react'

/** What can be read as it now is, and tells when that changed. */
export interface Store<T> {
  now(): T
  /** Answers how to be told no more. */
  subscribe(listener: () => void): () => void
}

/** Those who are told that something changed, where its value lies with somebody else. */
export function listeners() {
  const all = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of all) listener()
    },
    subscribe: (listener: () => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/** A value that tells when it was set. */
export function store<T>(first: T): Store<T> & { set(next: T): void } {
  let value = first
  const { tell, subscribe } = listeners()
  const set = (next: T) => {
    value = next
    tell()
  }
  return { now: () => value, set, subscribe }
}

/** To be subscribed to by whoever reads what never changes while the page is there. */
export const neverChanges = () => () => undefined

/** The value of a store in a component. */
export const useStore = <T>({ subscribe, now }: Store<T>): T =>
  useSyncExternalStore(subscribe, now, now)

/** Whether scripts have taken the page over; false on the server and at hydration. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
