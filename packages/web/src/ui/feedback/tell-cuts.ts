import { shell } from '@duologue/domain/messages/site/shell'
import { notify } from './notify'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** How many characters a field takes beside those that stay. */
const roomOf = ({ value, maxLength, selectionStart, selectionEnd }: Field) =>
  maxLength < 0
    ? Number.POSITIVE_INFINITY
    : maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0)

/**
 * Says it when a field takes less than was pasted, dropped, typed or composed into it: the browser cuts it without a word.
 * One listener for every field that has a `maxLength`. Answers how to stop.
 */
export function tellCuts(page: Document): () => void {
  let room = Number.POSITIVE_INFINITY
  const tell = ({ maxLength }: Field) => notify('warning', shell.cutAt(maxLength))
  const begin = ({ target }: Event) => {
    if (isField(target)) room = roomOf(target)
  }
  const look = (event: Event) => {
    const { target, data, isComposing } = event as InputEvent
    if (!isComposing && isField(target) && (data?.length ?? 0) > roomOf(target)) tell(target)
  }
  const end = ({ target, data }: CompositionEvent) => {
    if (isField(target) && data.length > room) tell(target)
  }
  page.addEventListener('beforeinput', look)
  page.addEventListener('compositionstart', begin)
  page.addEventListener('compositionend', end)
  return () => {
    page.removeEventListener('beforeinput', look)
    page.removeEventListener('compositionstart', begin)
    page.removeEventListener('compositionend', end)
  }
}
