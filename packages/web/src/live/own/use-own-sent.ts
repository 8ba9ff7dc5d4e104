import type { MemberAct, OwnEvent } from '@duologue/domain/live/hall-act'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** For how long the hall may know less of the own game than this page has sent, in milliseconds. */
const longestBehind = 5000

/**
 * Sends what is done in the own game as it is done, each event once (live.md#own-pace). Where the hall has not taken it, or
 * knows more than was done here, the page goes on with the game that the hall has.
 *
 * @param events all of the game until now.
 * @param known how many of them the hall knows, as it was told last; null when it is over and settled.
 */
export function useOwnSent({
  game,
  events,
  known,
  isConnected,
  act,
  onBehind,
}: {
  game: number
  events: readonly OwnEvent[]
  known: number | null
  isConnected: boolean
  act: (act: MemberAct) => Promise<string | null>
  onBehind: () => void
}): void {
  const sent = useRef(known ?? 0)
  const isGone = useRef(false)
  const [stored, setStored] = useState(0)
  const tellBehind = useEffectEvent(onBehind)
  const send = useEffectEvent(() => {
    for (const [index, event] of events.entries()) {
      if (index < sent.current) continue
      sent.current = index + 1
      void act({ type: 'play', game, index, event }).then(code => {
        if (isGone.current) return
        if (code === null) setStored(before => Math.max(before, index + 1))
        else if (code === 'not-taken') tellBehind()
      })
    }
  })
  const { length } = events
  useEffect(() => {
    if (length > sent.current) send()
  }, [length])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const taken = known === null ? null : Math.max(known, stored)
  useEffect(() => {
    if (!isConnected || taken === null || taken === length) return
    if (taken > length) return tellBehind()
    const timer = setTimeout(() => tellBehind(), longestBehind)
    return () => clearTimeout(timer)
  }, [isConnected, taken, length])
}
