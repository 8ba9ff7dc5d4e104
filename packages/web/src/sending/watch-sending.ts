import type { Client } from '../api/client'
import { endedFor, savedUser } from '../saved-here/signed-in'
import { waitsHere } from '../saved-here/unsent'
import { connection } from '../ui/has-connection'
import { sendLate } from './send-late'

/** How often what waits is tried, in milliseconds. */
const everyMs = 5 * 60 * 1000

/**
 * Has what waits sent: when the page opens, when somebody logs in, when somebody answers again, when the page is looked at
 * again, and every five minutes (offline.md#sending). What sends comes when something waits. Answers how to end it.
 *
 * @param tellLogin is told when something begins to wait for a login that has ended, and when it does so no longer
 */
export function watchSending(
  page: Document,
  client: Client,
  tellLogin: (isNeeded: boolean) => void,
): () => void {
  let isTold = false
  const tell = () => {
    const person = endedFor.get()
    const isNeeded = savedUser.get() === null && person !== null && waitsHere(person)
    if (isNeeded !== isTold) tellLogin(isNeeded)
    isTold = isNeeded
  }
  const send = () => {
    tell()
    const user = savedUser.get()
    // What a visitor did may be theirs.
    if (user === null || !waitsHere(user.id, '"user":null')) return
    // What cannot be fetched now is asked for again the next time.
    void sendLate(client, { hasWaited: true })
  }
  let before = savedUser.get()?.id
  const sendOfNext = () => {
    const now = savedUser.get()?.id
    if (now === before) return
    before = now
    send()
  }
  const over = new AbortController()
  const { signal } = over
  const leave = [
    savedUser.subscribe(sendOfNext),
    endedFor.subscribe(tell),
    connection.subscribe(() => connection.now() && send()),
  ]
  window.addEventListener('online', send, { signal })
  const seen = () => page.visibilityState === 'visible' && send()
  page.addEventListener('visibilitychange', seen, { signal })
  const timer = setInterval(send, everyMs)
  send()
  return () => {
    over.abort()
    for (const end of leave) end()
    clearInterval(timer)
  }
}
