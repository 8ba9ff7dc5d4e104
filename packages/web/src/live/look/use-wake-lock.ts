import { useEffect } from 'react'

/** Keeps the screen of this device from going dark while it is wanted; where that is refused, nothing is said. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = () => {
      if (document.hidden) return
      navigator.wakeLock.request('screen').then(
        got => {
          if (isOver) void got.release()
          else lock = got
        },
        () => undefined,
      )
    }
    ask()
    // It is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
