import type { MemberAct, OwnEvent } from '@duologue/domain/live/hall-act'
import { useEffect, useEffectEvent, useRef } from 'react'

/** For how long the hall may know less of the own game than this page has sent, in milliseconds. */
const longestBehind = 5000

/**
 * Sends what is done in the own game as it is done, each event once (live.md#own-pace). Where the hall has not taken it,
 * the page goes on with the game that the hall has.
 *
 * @param events all of the game until now.
 * @param known how many of them the hall knows.
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
  known: number
  isConnected: boolean
  act: (act: MemberAct) => Promise<string | null>
  onBehind: () => void
}): void {
  const sent = useRef(known)
  const send = useEffectEvent(() => {
    for (const [index, event] of events.entries()) {
      if (index < sent.current) continue
      sent.current = index + 1
      void act({ type: 'play', game, index, event })
    }
  })
  const { length } = events
  useEffect(() => {
    if (length > sent.current) send()
  }, [length])
  const tellBehind = useEffectEvent(onBehind)
  useEffect(() => {
    if (!isConnected || known >= length) return
    const timer = setTimeout(() => tellBehind(), longestBehind)
    return () => clearTimeout(timer)
  }, [isConnected, known, length])
}
