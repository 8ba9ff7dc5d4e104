import { placementLimits } from '@duologue/domain/placement/placement-limits'
import { useEffect, useEffectEvent } from 'react'

/**
 * Says once that a question was thought about for too long (placement.md#blocks). Who looks at another page meanwhile
 * thinks of something else: it begins anew when they come back.
 *
 * @param isThinking whether there is something to think about, and a limit to it.
 */
export function useLongestThought(isThinking: boolean, onTooLong: () => void): void {
  const tell = useEffectEvent(onTooLong)
  useEffect(() => {
    if (!isThinking) return
    let waiting: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(waiting)
      if (document.visibilityState === 'visible')
        waiting = setTimeout(() => tell(), placementLimits.longestThought)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [isThinking])
}
