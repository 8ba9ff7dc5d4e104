import { language } from '@duologue/domain/messages/language'
import { connectionTexts as texts } from '@duologue/domain/messages/site/connection'
import { ownAnswer } from '../../api/connection'
import { keepOwn, keepSite } from '../../kept-here/keep-own'
import { beginWorker, workerWish } from '../../kept-here/worker-here'
import type { StatusLine } from './status-line'
import { whenIdle } from './when-idle'

/** How long a page that is looked at again waits until it asks for a new version, in milliseconds. */
const betweenMs = 60 * 60 * 1000

/** The main script of this page, as its import map names it. */
function mainScript(page: Document): string {
  try {
    const text = page.querySelector('script[type="importmap"]')?.textContent ?? '{}'
    const { imports = {} } = JSON.parse(text) as { imports?: Record<string, string> }
    return Object.values(imports)[0] ?? ''
  } catch {
    return ''
  }
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The worker is at work: what is answered is kept, and a page that is looked at again after a while asks for a new version. */
function goOn(page: Document, renew: () => void) {
  const keep = () => {
    const answer = ownAnswer.now()
    if (answer) keepOwn(...answer)
  }
  keep()
  ownAnswer.subscribe(keep)
  keepSite()
    .then(() => import('../../offline/renew-and-tell'))
    .then(({ renewAndTell }) => renewAndTell())
    .catch(() => undefined)
  let last = Date.now()
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || Date.now() - last < betweenMs) return
    last = Date.now()
    renew()
  })
}

/** Begins with the worker when the page has nothing else to do, and says when a new version has come (offline.md#new-version). */
async function begin(page: Document, { say }: StatusLine, isAddressed: boolean): Promise<void> {
  const main = mainScript(page)
  // From its sources there are no files of a build.
  if (!main.startsWith('/assets/')) return
  const beginNow = () =>
    beginWorker({
      language,
      isAddressed,
      main,
      today: dayOf(new Date()),
      onNewVersion: load =>
        say('version', { words: texts.newVersion, way: { words: texts.loadIt, take: load } }),
    })
  const renew = await beginNow()
  if (renew) return goOn(page, renew)
  const leave = workerWish.subscribe(() => {
    leave()
    void beginNow().then(begun => begun && goOn(page, begun))
  })
}

/**
 * Does so once the page is loaded and idle: nothing of it is waited for.
 *
 * @param isAddressed whether its address says the language, which may not be its reader's
 */
export function watchVersion(page: Document, line: StatusLine, isAddressed: boolean): void {
  whenIdle(page, () => void begin(page, line, isAddressed))
}
