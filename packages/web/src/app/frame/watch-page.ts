import { tellCuts } from '../../ui/feedback/tell-cuts'
import { keepFocus } from '../../ui/fields/keep-focus'

/** What looks after the whole page once it is awake: its focus is kept, and what a field cuts off is told. */
export function watchPage(page: Document): void {
  keepFocus(page)
  tellCuts(page)
}
