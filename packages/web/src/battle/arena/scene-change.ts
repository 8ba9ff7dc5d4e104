import { flushSync } from 'react-dom'

/**
 * Changes what the battle shows by a view transition (site.md#motion); at once where the browser has none or rest is
 * wanted.
 */
export function changeScene(change: () => void): void {
  const wantsRest = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (wantsRest || document.startViewTransition === undefined) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // A transition that is skipped, as in a hidden page, changes the scene all the same.
  ready.catch(() => undefined)
}
