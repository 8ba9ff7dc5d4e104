import { keptInTab, userOfKey, type Whose, whoseIs } from './register'

/** The users who have logged out while this page was open: what a page of theirs still writes is not kept. */
const gone = new Set<string>()

/** Whether nothing of this user may be kept here any more. */
export const isGone = (user: string): boolean => gone.has(user)

/** A user who logged in, again or for the first time: what is theirs may be kept. */
export const isHere = (user: string): boolean => gone.delete(user)

/** The rows of a kept list that are other users'; null for none. */
function rowsOfOthers(text: string, user: string): string | null {
  try {
    const rows: readonly { user: string | null }[] = JSON.parse(text)
    const others = rows.filter(row => row.user !== user && row.user !== null)
    return others.length > 0 ? JSON.stringify(others) : null
  } catch {
    return null
  }
}

/** Goes through the local storage: `left` answers what stays of a text, null for nothing. Every keeper here is told. */
function sweep(left: (whose: Whose | undefined, key: string, text: string) => string | null) {
  try {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key) ?? ''
      const stays = left(whoseIs(key), key, text)
      if (stays === null) localStorage.removeItem(key)
      else if (stays !== text) localStorage.setItem(key, stays)
    }
  } catch {
    // A forbidden storage holds nothing to forget.
  }
  // Other tabs are told by the browser, this one by nobody.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

/**
 * Somebody else has logged in: what is neither theirs nor the device's goes; what names its user waits for that user.
 */
export const forgetSitter = (): void =>
  sweep((whose, _key, text) => (whose === 'sitter' || whose === undefined ? null : text))

/** A user has logged out: all of theirs goes, and all that is nobody's by name (decision 068). */
export function forgetUser(user: string): void {
  gone.add(user)
  sweep((whose, key, text) => {
    if (whose === 'device' || whose === 'login') return text
    if (whose === 'named') return userOfKey(key) === user ? null : text
    return whose === 'rows' ? rowsOfOthers(text, user) : null
  })
}

/** What this tab keeps through a reload goes. */
export function forgetTab(): void {
  try {
    for (const key of keptInTab) sessionStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
