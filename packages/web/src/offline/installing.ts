import { store } from '../ui/store'

/** What a browser offers that can install the product; TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** How the product can be installed here: the browser asks, its reader does it by a menu, or not at all. */
export type Installing = { readonly ask: () => void } | 'by-menu' | undefined

/** As far as this page has heard; it is installed, or cannot be, while nothing is said. */
export const installing = store<Installing>(undefined)

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Where a page can be told from the home screen it cannot be asked for one: Safari on phones and tablets. */
const isByMenu = () => 'standalone' in navigator

/** Hears the offer of the browser, which makes its own one besides (offline.md#installing). */
export function watchInstalling(window: Window): void {
  if (isInstalled()) return
  if (isByMenu()) installing.set('by-menu')
  window.addEventListener('beforeinstallprompt', event => {
    const offer = event as InstallOffer
    const ask = () => {
      // An offer is good for one answer; the browser makes another one.
      installing.set(undefined)
      offer.prompt().catch(() => undefined)
    }
    installing.set({ ask })
  })
  window.addEventListener('appinstalled', () => installing.set(undefined))
}
