import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what its newest one does, for what is kept longer than a rendering and done by
 * a press: rows that are drawn once, a recording that ends. In an effect `useEffectEvent` is for that.
 */
export function useLatest<Told extends unknown[]>(
  act: (...told: Told) => void,
): (...told: Told) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...told: Told) => newest.current(...told), [])
}
