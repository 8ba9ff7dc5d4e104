import { keptCache, otherVersion, type TakeOver } from '@duologue/domain/offline/worker-messages'
import { isFramed, savedHere } from '../saved-here/saved-here'
import { store } from '../ui/store'

/** What browsers with Trusted Types ask of an address from which a program is run. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

/** The day of the first visit here, `2026-11-26`; empty while there was none. */
const firstVisit = savedHere('first-visit', '', { read: text => text, write: day => day })

/** Whether somebody was here on another day; notes the first one. */
function isAnotherDay(today: string): boolean {
  const first = firstVisit.get()
  if (!first) firstVisit.set(today)
  return first !== '' && first !== today
}

/** Somebody has just kept something: the worker is begun with, whatever day it is. */
export const workerWish = store(false)

/** Whether somebody keeps something here. */
const isKeeping = () =>
  workerWish.now() || globalThis.caches?.has(keptCache).catch(() => false) || false

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

let ownWorker: ((address: string) => string) | undefined

/** The address of our own worker, and of no other, as a page may run it (security.md#headers). */
function workerAddress(language: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (!ownWorker) {
    const policy = trustedTypes?.createPolicy('offline', {
      createScriptURL: code => `/worker.js?language=${encodeURIComponent(code)}`,
    })
    ownWorker = code => policy?.createScriptURL(code) ?? `/worker.js?language=${code}`
  }
  return ownWorker(language)
}

/** Where there is no worker: an insecure address, a private window of some browsers, a frame within a course. */
const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator && !isFramed() ? navigator.serviceWorker : undefined

/** Whether the server offers a worker; one that ends all of them is not begun with. */
const isOffered = (): Promise<boolean> =>
  fetch('/worker.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, headers }) => ok && !headers.has('x-offline'),
    () => false,
  )

/** What a page knows of itself, and what it does when there is something to say. */
interface PageOfVersion {
  language: string
  /** Whether its address says the language, which may not be its reader's. */
  isAddressed: boolean
  /** Its main script, by which its build is known. */
  main: string
  today: string
  /** Another version has come; `load` takes it. */
  onNewVersion: (load: () => void) => void
}

/** How long who asks for a new version waits for its worker, in milliseconds. */
const patience = 5000

const takeOver = (worker: ServiceWorker, message: TakeOver) => worker.postMessage(message)

/**
 * Begins with the worker, where it is of use (offline.md#the-worker): installed, on a visit on another day, or when something
 * is kept. One that was begun with is renewed by each page: a page of its own build has it begin, an older one says that
 * there is another version. Answers how it is asked for a new one.
 */
export async function beginWorker(page: PageOfVersion): Promise<(() => void) | undefined> {
  const workers = container()
  const isAnother = isAnotherDay(page.today)
  if (!workers) return undefined
  const known = await workers.getRegistration().catch(() => undefined)
  const isWished = isInstalled() || isAnother || (await isKeeping())
  if (!known && !(isWished && (await isOffered()))) return undefined
  // Who reads one page in another language keeps the one of the device.
  const isOurs = known?.active?.scriptURL.endsWith(`?language=${page.language}`) ?? false
  if (known && page.isAddressed && !isOurs) return undefined
  const registration = await workers
    .register(workerAddress(page.language), { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!registration) return undefined
  watchVersions(registration, workers, page)
  return () => void registration.update().catch(() => undefined)
}

function watchVersions(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
  { main, onNewVersion }: PageOfVersion,
) {
  // Only what waits is asked: the very first one begins by itself.
  const ask = () => {
    if (registration.waiting) takeOver(registration.waiting, { kind: 'take-over', main })
  }
  const watch = () => registration.installing?.addEventListener('statechange', ask)
  registration.addEventListener('updatefound', watch)
  watch()
  ask()
  const tell = () =>
    onNewVersion(() => {
      const { waiting, active } = registration
      const next = waiting ?? active
      if (!next || next.state === 'activated') return location.reload()
      // A page that is loaded anew while one worker follows another waits for both of them.
      next.addEventListener('statechange', () => {
        if (next.state === 'activated') location.reload()
      })
      if (waiting) takeOver(waiting, { kind: 'take-over' })
      // The one before may have work that does not end.
      setTimeout(() => location.reload(), patience)
    })
  workers.addEventListener('message', ({ data }) => {
    if (data === otherVersion) tell()
  })
  workers.startMessages()
}
