import { useSyncExternalStore } from 'react'
import { listeners, neverChanges } from '../ui/store'
import { type KeptKey, whoseIs } from './register'

/** Whether this page stands in a frame of another site: within a course of a learning platform (lti.md#frames). */
export function isFramed(): boolean {
  try {
    // A page of our own site lets one read where it is; of another site it throws.
    return typeof window !== 'undefined' && !window.top?.location.href
  } catch {
    return true
  }
}

/** The same in a component; false on the server and at hydration. */
export const useFramed = (): boolean => useSyncExternalStore(neverChanges, isFramed, () => false)

/**
 * One value kept in this browser's local storage. A value that does not read well (another version, a hand at work)
 * counts as not there; a full or forbidden storage keeps the value for this page only.
 */
export interface SavedHere<T> {
  get(): T
  set(value: T): void
  /**
   * The value in a component: the fallback on the server and at hydration; follows changes from other tabs, also those
   * that a page slept through, to which one came back.
   */
  use(): T
}

/** The same, with what only the storage itself knows. */
export interface StoredHere<T> extends SavedHere<T> {
  /** Whoever is told when it changes, here or in another tab; answers how to be told no more. */
  subscribe(listener: () => void): () => void
  /** Whether the storage has taken what was last set. */
  isStored(): boolean
}

/**
 * How a value is told as text; `read` answers undefined for a text that is no such value, `write` null for a value
 * that is kept by keeping nothing.
 */
export interface Telling<T> {
  read: (text: string) => T | undefined
  write: (value: T) => string | null
}

/** Makes the keeper of a key of the local storage. */
export function savedHere<T>(key: KeptKey, fallback: T, telling: Telling<T>): StoredHere<T> {
  const readers = listeners()
  let known: { text: string | null; value: T } = { text: null, value: fallback }
  // Who is logged in within a course is so in this frame alone (lti.md#sessions).
  const isForPage = whoseIs(key) === 'login' && isFramed()
  let storageWorks = !isForPage

  const get = () => {
    const text = storageWorks ? storedText(key) : known.text
    if (text !== known.text) known = { text, value: valueOf(text, fallback, telling) }
    return known.value
  }
  const subscribe = (listener: () => void) => {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    const wokenUp = ({ persisted }: PageTransitionEvent) => persisted && listener()
    const leave = readers.subscribe(listener)
    window.addEventListener('storage', fromOtherTab)
    window.addEventListener('pageshow', wokenUp)
    return () => {
      leave()
      window.removeEventListener('storage', fromOtherTab)
      window.removeEventListener('pageshow', wokenUp)
    }
  }
  const set = (value: T) => {
    known = { text: telling.write(value), value }
    try {
      if (isForPage) return readers.tell()
      if (known.text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, known.text)
      storageWorks = true
    } catch {
      storageWorks = false
    }
    readers.tell()
  }
  const isStored = () => storageWorks
  return {
    get,
    set,
    subscribe,
    isStored,
    use: () => useSyncExternalStore(subscribe, get, () => fallback),
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function valueOf<T>(text: string | null, fallback: T, { read }: Telling<T>): T {
  if (text === null) return fallback
  try {
    return read(text) ?? fallback
  } catch {
    return fallback
  }
}
