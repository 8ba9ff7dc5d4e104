import { learnLimits } from '@duologue/domain/choices/learn-limits'
import { useEffect, useState } from 'react'
import { quietUntil } from '../saved-here/learn-choices'

/** "I can't speak now": for a quarter of an hour nothing is to be spoken (open pages, 3.3). */
export function useQuiet(): { isQuiet: boolean; beQuiet: () => void; speakAgain: () => void } {
  const until = quietUntil.use()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const left = until - Date.now()
    setQuiet(left > 0)
    if (left <= 0) return
    const timer = setTimeout(() => setQuiet(false), left)
    return () => clearTimeout(timer)
  }, [until])
  return {
    isQuiet,
    beQuiet: () => quietUntil.set(Date.now() + learnLimits.quiet),
    speakAgain: () => quietUntil.set(0),
  }
}
