import { connectionTexts } from '@duologue/domain/messages/site/connection'
import { connection } from '../../ui/has-connection'
import type { StatusLine } from './status-line'

/** How long until it is asked again whether somebody answers, in milliseconds; longer each time, up to the last. */
const waits = [2_000, 5_000, 10_000, 20_000]

/** Whether anybody answers, whatever it is. A page's own small file, which nothing keeps without asking. */
const askServer = (): Promise<boolean> =>
  fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Says in one calm line that there is no connection, until there is one (offline.md#no-connection). What the browser
 * knows of its network is not believed: when a call got no answer, or the browser says that something has changed, the
 * server is asked.
 */
export function tellConnection({ say }: StatusLine, isAnswered = askServer): void {
  let isTold = false
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  async function look(times: number) {
    clearTimeout(timer)
    const isThere = await isAnswered()
    connection.set(isThere)
    if (!isThere) {
      timer = setTimeout(ask, waits[Math.min(times, waits.length - 1)], times + 1)
      if (!isTold) say('connection', { words: connectionTexts.none })
      isTold = true
    } else if (isTold) {
      isTold = false
      say('connection')
    }
  }
  function ask(times = 0) {
    asking ??= look(times).finally(() => {
      asking = undefined
    })
  }
  connection.subscribe(() => {
    if (!connection.now() && !isTold) ask()
  })
  window.addEventListener('offline', () => ask())
  window.addEventListener('online', () => ask())
  // What was asked before this was here.
  if (!connection.now()) ask()
}
