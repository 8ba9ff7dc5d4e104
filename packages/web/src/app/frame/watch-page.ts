import type { RegisteredRouter } from '@tanstack/react-router'
import { tellCuts } from '../../ui/feedback/tell-cuts'
import { keepFocus } from '../../ui/fields/keep-focus'
import { tellConnection } from './tell-connection'
import { trackViewportHeight } from './viewport-height'

/**
 * What looks after the whole page once it is awake: its focus is kept, what a field cuts off is told, its height is known, and
 * that there is no connection is said.
 */
export function watchPage(page: Document, router: RegisteredRouter): void {
  keepFocus(page)
  tellCuts(page)
  trackViewportHeight(window)
  const line = tellConnection(page)
  router.subscribe('onRendered', line.place)
}
