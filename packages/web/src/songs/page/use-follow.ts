import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import type { LineLights } from '../player/line-lights'

/** Keys by which a page is scrolled. */
const scrolling = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

/**
 * Keeps the line that is sung in the upper third (song-page.md#follow), until somebody scrolls: by a wheel, by touch, or
 * by keys that nobody else wanted.
 */
export function useFollow(
  lights: LineLights,
  list: RefObject<HTMLElement | null>,
  rows: RefObject<RowWindowHandle | null>,
  isFull: boolean,
) {
  const [isFollowing, setIsFollowing] = useState(true)
  const show = useEffectEvent(() => {
    const { current } = lights.now()
    if (!isFollowing || current < 0) return
    const find = () => list.current?.querySelector(`[data-place="${current}"]`)
    if (!find()) rows.current?.show(current)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    find()?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  })
  useEffect(() => lights.subscribe(() => show()), [lights])
  useEffect(() => {
    // In other letters, beside another player, the line has another place.
    if (isFollowing) show()
  }, [isFollowing, isFull])
  useEffect(() => {
    const stop = () => setIsFollowing(false)
    const touched = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) stop()
    }
    const pressed = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && scrolling.includes(event.key)) stop()
    }
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', touched, { passive: true })
    window.addEventListener('keydown', pressed)
    return () => {
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', touched)
      window.removeEventListener('keydown', pressed)
    }
  }, [])
  return { isFollowing, follow: setIsFollowing }
}
