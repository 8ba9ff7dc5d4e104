import { useCallback, useState } from 'react'
import { Countdown } from '../../battle/countdown'
import { timeLeft } from '../wire/time-left'

/**
 * The clock of a turn, which runs down from what a view told as left. Give it the turn as its key: the circle is whole
 * when the page first sees it.
 *
 * @param since when the view was made, by `performance.now()`.
 */
export function HallClock({ left, since }: { left: number; since: number }) {
  const [whole] = useState(left)
  const elapsed = useCallback(
    () => whole - timeLeft(left, since, performance.now()),
    [whole, left, since],
  )
  return <Countdown since={0} endsAt={whole} elapsed={elapsed} />
}
