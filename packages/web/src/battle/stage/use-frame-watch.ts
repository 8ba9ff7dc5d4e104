import { useEffect } from 'react'
import { calmEffects } from '../effects'

/** How many frames of the curtain are looked at, and which middle one is too slow for motion, in milliseconds. */
const watched = 60
const slowFrom = 20

/** The middle of some numbers, which are not in order. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Watches how quickly the curtain is drawn: a device on which half of the frames are slow gets calm effects. */
export function useFrameWatch(isCurtain: boolean): void {
  useEffect(() => {
    if (!isCurtain) return
    const gaps: number[] = []
    let last: number | undefined
    const look = (now: number) => {
      if (last !== undefined) gaps.push(now - last)
      last = now
      if (gaps.length < watched) frame = requestAnimationFrame(look)
      else if (median(gaps) > slowFrom) calmEffects()
    }
    let frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [isCurtain])
}
