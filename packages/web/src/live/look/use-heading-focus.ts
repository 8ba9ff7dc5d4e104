import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '../../ui/fields/keep-focus'

/** Takes the focus to a heading when there is something to read, unless somebody works elsewhere on the page. */
export function useHeadingFocus(isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const here = heading.current?.closest('[data-hall]')
    const isHere = here?.contains(document.activeElement) && !document.querySelector('dialog[open]')
    if (isThere && (isFocusFree() || isHere)) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  return heading
}
