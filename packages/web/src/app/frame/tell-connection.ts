import { connectionTexts } from '@duologue/domain/messages/site/connection'
import { connection } from '../../api/connection'
import styles from './site-frame.module.css'

/** How long until it is asked again whether somebody answers, in milliseconds; longer each time, up to the last. */
const waits = [2_000, 5_000, 10_000, 20_000]
/** What is read out must be there before its words are. */
const beforeWordsMs = 100

/** Whether anybody answers, whatever it is. A page's own small file, which nothing keeps without asking. */
const askServer = (): Promise<boolean> =>
  fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** One line under the header, read out when it comes; `place` puts it there again when the page around it is another. */
function statusLine(page: Document) {
  const line = page.createElement('p')
  line.className = styles.statusLine ?? ''
  line.setAttribute('role', 'status')
  let words = ''
  const place = () => {
    const header = page.querySelector('header')
    if (words && header && header.nextElementSibling !== line) header.after(line)
  }
  const say = (said: string) => {
    words = said
    line.textContent = ''
    if (!said) return line.remove()
    place()
    setTimeout(() => {
      line.textContent = words
    }, beforeWordsMs)
  }
  return { place, say }
}

/**
 * Says in one calm line that there is no connection, until there is one (offline.md#no-connection). What the browser
 * knows of its network is not believed: when a call got no answer, or the browser says that something has changed, the
 * server is asked.
 */
export function tellConnection(page: Document, isAnswered = askServer): { place: () => void } {
  const { place, say } = statusLine(page)
  let isTold = false
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  async function look(times: number) {
    clearTimeout(timer)
    const isThere = await isAnswered()
    connection.set(isThere)
    if (!isThere) {
      timer = setTimeout(ask, waits[Math.min(times, waits.length - 1)], times + 1)
      if (!isTold) say(connectionTexts.none)
      isTold = true
    } else if (isTold) {
      isTold = false
      say('')
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
  return { place }
}
