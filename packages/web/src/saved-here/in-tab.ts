import type { keptInTab } from './register'
import { endedFor, savedUser } from './signed-in'

/** One thing that a tab keeps for a reload of its page. */
export interface InTab {
  keep(value: unknown): void
  /** What is kept for whoever sits here: what a user left is given to nobody else. Null when there is nothing. */
  kept(): unknown
  forget(): void
}

const sitter = () => savedUser.get()?.id ?? endedFor.get()

/** Makes the keeper of a key of the session storage; a full or forbidden storage keeps nothing. */
export function inTab(key: (typeof keptInTab)[number]): InTab {
  const forget = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // A forbidden storage holds nothing to forget.
    }
  }
  return {
    keep: value => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ sitter: sitter(), value }))
      } catch {
        forget()
      }
    },
    kept: () => {
      try {
        const { sitter: of, value } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        // What a visitor began in this tab goes on when they have logged in.
        return of === null || of === sitter() ? (value ?? null) : null
      } catch {
        return null
      }
    },
    forget,
  }
}
