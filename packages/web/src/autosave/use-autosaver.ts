import { useEffect, useState } from 'react'
import { useStore } from '../ui/store'
import type { Autosaver } from './autosaver'

/**
 * An autosaver in a component: it sends what waits when the connection is back, when the page is hidden, and when the
 * editor goes. Made once.
 */
export function useAutosaver<T extends object>(make: () => Autosaver<T>) {
  const [saver] = useState(make)
  const editing = useStore(saver)
  useEffect(() => {
    const send = () => void saver.flush()
    const sendLast = () => void saver.flush({ keepalive: true })
    const whenHidden = () => (document.visibilityState === 'hidden' ? sendLast() : undefined)
    send()
    window.addEventListener('online', send)
    window.addEventListener('pagehide', sendLast)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', sendLast)
      document.removeEventListener('visibilitychange', whenHidden)
      sendLast()
    }
  }, [saver])
  return { saver, editing }
}
