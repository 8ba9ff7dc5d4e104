import { type RefObject, useEffect, useState } from 'react'

/**
 * The height of a sample of text, in pixels: another one whenever text is laid out otherwise, as when a reader gives it
 * more room (letters, words, lines) or another size. 0 until it is known.
 */
export function useTextLook(sample: RefObject<HTMLElement | null>): number {
  const [look, setLook] = useState(0)
  useEffect(() => {
    const watching = new ResizeObserver(([seen]) => setLook(seen?.contentRect.height ?? 0))
    if (sample.current) watching.observe(sample.current)
    return () => watching.disconnect()
  }, [sample])
  return look
}
