import { isSame } from '@duologue/domain/saving/is-same'
import type { Merged } from '@duologue/domain/saving/merge-fields'
import {
  nextSaveStatus,
  type SaveEvent,
  type SaveStatus,
} from '@duologue/domain/saving/save-status'
import type { SavedHere } from '../saved-here/saved-here'
import { listeners } from '../ui/store'
import type { UnsentEdit } from './journal'

/** What is stored, and which version of it. */
export interface Stored<T> {
  fields: T
  version: number
}

/** How an autosaver saves one kind of thing. */
export interface Saving<T> {
  journal: SavedHere<UnsentEdit<T> | null>
  isValid: (draft: T) => boolean
  /** Sends an edit made of `base`; whatever it throws is a failure. */
  send: (draft: T, base: Stored<T>, how: { keepalive?: boolean }) => Promise<Stored<T>>
  /** What is stored now, out of a refusal that says that somebody else was first. */
  currentOf: (error: unknown) => Stored<T> | undefined
  /** Whether the same may go well a little later. */
  mayPass: (error: unknown) => boolean
  /** Whether what is edited is not there any more: nothing is left to save. */
  isGone?: (error: unknown) => boolean
  onFailure: (error: unknown) => void
  onStored?: () => void
  onGone?: () => void
  merge: (base: T, mine: T, theirs: T) => Merged<T>
  /** Milliseconds from the last edit until it is sent, null to send only when asked; from a failure until it is tried again. */
  wait: number | null
  retryAfter: number
}

/** What an editor shows. */
export interface Editing<T> {
  draft: T
  status: SaveStatus
  isDirty: boolean
  /** What failed is tried again by itself. */
  willRetry: boolean
  /** Two versions of which a person must choose one, and the fields that differ. */
  conflict: { theirs: Stored<T>; fields: (keyof T)[] } | null
}

/** Saves what is edited by itself, a while after the last edit, one request at a time (saving.md#autosave). */
export function autosaver<T extends object>(from: Stored<T>, saving: Saving<T>) {
  const { journal, isValid, merge } = saving
  const unsent = journal.get()
  let base = unsent?.base ?? from
  let now: Editing<T> = {
    draft: unsent?.draft ?? from.fields,
    status: 'ready',
    isDirty: unsent !== null,
    willRetry: false,
    conflict: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let flying: Promise<boolean> | null = null
  const { tell, subscribe } = listeners()

  const become = (change: Partial<Editing<T>>, event?: SaveEvent) => {
    const status = event ? nextSaveStatus(now.status, event) : now.status
    now = { ...now, ...change, status }
    now.isDirty = !isSame(now.draft, base.fields)
    journal.set(now.isDirty ? { base, draft: now.draft, at: Date.now() } : null)
    tell()
  }
  const later = (wait: number | null) => {
    clearTimeout(timer)
    if (wait !== null && now.isDirty) timer = setTimeout(() => void flush(), wait)
  }

  /** Follows somebody else's change; what only a person can decide becomes the conflict. */
  const follow = async (theirs: Stored<T>, how: { keepalive?: boolean }): Promise<boolean> => {
    const { merged, conflicts } = merge(base.fields, now.draft, theirs.fields)
    if (conflicts.length > 0) {
      become({ conflict: { theirs, fields: conflicts }, willRetry: false }, 'failed')
      return false
    }
    base = theirs
    become({ draft: merged }, 'answered')
    return now.isDirty ? send(how) : true
  }

  const send = async (how: { keepalive?: boolean }): Promise<boolean> => {
    const sent = now.draft
    become({}, 'sent')
    try {
      const answer = await saving.send(sent, base, how)
      base = answer
      saving.onStored?.()
      // What was typed in the meantime is made of what was sent.
      become({ draft: merge(sent, now.draft, answer.fields).merged }, 'answered')
      if (now.isDirty) become({}, 'edited')
      later(saving.wait)
      return true
    } catch (error) {
      const theirs = saving.currentOf(error)
      if (theirs) return follow(theirs, how)
      if (saving.isGone?.(error)) {
        become({ draft: base.fields, willRetry: false }, 'failed')
        saving.onGone?.()
        return false
      }
      const willRetry = saving.mayPass(error)
      become({ willRetry }, 'failed')
      saving.onFailure(error)
      if (willRetry) later(saving.retryAfter)
      return false
    }
  }

  /** Sends what is not stored yet at once; whether all is stored. `isAsked`: sends even when nothing was edited. */
  async function flush(how: { keepalive?: boolean; isAsked?: boolean } = {}): Promise<boolean> {
    clearTimeout(timer)
    while (flying) await flying
    if (now.conflict || !isValid(now.draft)) return false
    if (!now.isDirty && !how.isAsked) return true
    flying = send(how.keepalive ? { keepalive: true } : {}).finally(() => {
      flying = null
    })
    return flying
  }

  return {
    now: () => now,
    /** What is stored, as far as is known here. */
    stored: () => base,
    subscribe,
    edit: (change: Partial<T>) => {
      become({ draft: { ...now.draft, ...change } }, 'edited')
      if (isValid(now.draft)) later(saving.wait)
      else clearTimeout(timer)
    },
    flush,
    /** Ends a conflict: the fields in question become mine or theirs, all the others are joined. */
    choose: (whose: 'mine' | 'theirs'): Promise<boolean> => {
      const { conflict } = now
      if (!conflict) return Promise.resolve(true)
      const { theirs, fields } = conflict
      const { merged } = merge(base.fields, now.draft, theirs.fields)
      const chosen = { ...merged }
      if (whose === 'theirs') for (const field of fields) chosen[field] = theirs.fields[field]
      base = theirs
      become({ draft: chosen, conflict: null }, 'answered')
      return flush()
    },
  }
}

export type Autosaver<T extends object> = ReturnType<typeof autosaver<T>>
