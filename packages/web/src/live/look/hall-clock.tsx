import { useCallback, useState } from 'react'
import { Countdown } from '../../battle/countdown'

/**
 * The clock of a turn, which runs down from what a view told as left. Give it the turn as its key: the circle is whole
 * when the page first sees it.
 *
 * @param since when the view was made, by `performance.now()`.
 */
export function HallClock({ left, since }: { left: number; since: number }) {
  const [whole] = useState(left)
  const elapsed = useCallback(
    () => whole - left + Math.max(0, performance.now() - since),
    [whole, left, since],
  )
  return <Countdown since={0} endsAt={whole} elapsed={elapsed} />
}
