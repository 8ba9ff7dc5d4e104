import { useEffect, useEffectEvent } from 'react'

const written = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
const pressed = 'button, a[href], summary, input[type=radio], input[type=checkbox]'

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Whether keys are letters there. */
export const isWrittenIn = (target: EventTarget | null): boolean => isIn(target, written)

/** Whether Space and Enter press what has the focus. */
export const isPressed = (target: EventTarget | null): boolean => isIn(target, pressed)

/**
 * Listens for keys on the whole page, except under an open dialog, which has keys of its own.
 *
 * @param deedOf what a key does; undefined leaves the key to whoever else listens and to the browser.
 * @param isFirst whether this page is asked before its parts, of which some let no key go up.
 */
export function usePageKeys(
  deedOf: (event: KeyboardEvent) => (() => void) | undefined,
  isFirst = false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, isFirst)
    return () => window.removeEventListener('keydown', listen, isFirst)
  }, [isFirst])
}
