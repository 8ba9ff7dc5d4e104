import type { Client } from '../api/client'
import { accountMark, deviceShared, isSharedHere, lastUse } from '../saved-here/shared-device'
import { savedUser } from '../saved-here/signed-in'

/** How long nobody may touch a shared device until whoever is logged in is logged out, in milliseconds. */
const unusedMs = 12 * 60 * 60 * 1000

/** How often it is noted that somebody is there, and looked whether nobody was, in milliseconds. */
const betweenMs = 60 * 1000

/** What is remembered of an account: one of 251 numbers, from which nobody finds it. */
const markOf = (id: string) => Number.parseInt(id.slice(-8), 16) % 251 || 0

/** A student's account on a device where another one was used before: several use it (saving.md#a-device-of-several). */
function noteAccount() {
  const user = savedUser.get()
  if (!user) return
  const mark = markOf(user.id)
  const before = accountMark.get()
  if (before === mark) return
  if (before >= 0 && user.type === 'student') deviceShared.set(true)
  accountMark.set(mark)
}

/**
 * Finds out whether several use this device, and logs out whoever has left one of those for twelve hours. Answers how to
 * end it.
 *
 * @param leave is told when somebody was logged out: what the page shows is theirs
 */
export function watchShared(page: Document, client: Client, leave: () => void): () => void {
  let isLeaving = false
  const logOut = async (user: string) => {
    isLeaving = true
    const late = await import('./log-out-here').catch(() => undefined)
    await late?.logOutUnused(client, user).catch(() => undefined)
    isLeaving = false
    if (late) leave()
  }
  const look = () => {
    const user = savedUser.get()
    if (!user || isLeaving || !isSharedHere()) return
    const unused = Date.now() - lastUse.get()
    // A clock that was turned back says nothing of how long nobody was there.
    if (lastUse.get() === 0 || unused < 0) lastUse.set(Date.now())
    else if (unused > unusedMs) void logOut(user.id)
  }
  const use = () => {
    look()
    const isNoted = Date.now() - lastUse.get() < betweenMs
    if (savedUser.get() && isSharedHere() && !isLeaving && !isNoted) lastUse.set(Date.now())
  }
  const follow = () => {
    noteAccount()
    if (savedUser.get()) lastUse.set(Date.now())
  }
  let before = savedUser.get()?.id
  const over = new AbortController()
  const options = { signal: over.signal, passive: true, capture: true }
  page.addEventListener('pointerdown', use, options)
  page.addEventListener('keydown', use, options)
  page.addEventListener('visibilitychange', look, options)
  const leaveUsers = savedUser.subscribe(() => {
    const now = savedUser.get()?.id
    if (now === before) return
    before = now
    follow()
  })
  const timer = setInterval(look, betweenMs)
  noteAccount()
  look()
  return () => {
    over.abort()
    leaveUsers()
    clearInterval(timer)
  }
}
