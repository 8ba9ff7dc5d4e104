import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { useCallback, useSyncExternalStore } from 'react'
import { quietUntil } from '../saved-here/learn-choices'

const isQuietNow = () => quietUntil.get() > Date.now()

/** "I can't speak now": for a quarter of an hour nothing is to be spoken (learn.md#no-voice). */
export function useQuiet(): { isQuiet: boolean; beQuiet: () => void; speakAgain: () => void } {
  const until = quietUntil.use()
  const tellEnd = useCallback(
    (onEnd: () => void) => {
      const timer = setTimeout(onEnd, Math.max(until - Date.now(), 0))
      return () => clearTimeout(timer)
    },
    [until],
  )
  return {
    isQuiet: useSyncExternalStore(tellEnd, isQuietNow, () => false),
    beQuiet: () => quietUntil.set(Date.now() + learnLimits.quiet),
    speakAgain: () => quietUntil.set(0),
  }
}
