import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Says that another page has come, for those who hear it, and puts whoever works by keyboard at its beginning
 * (site.md#focus): not where a page took the focus itself, nor on tabs, which stay.
 */
export function PageTold() {
  const router = useRouter()
  const [told, setTold] = useState('')
  useEffect(() => {
    let left: Element | null = null
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) left = document.activeElement
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setTold(document.title)
        const { activeElement, body } = document
        const isWhereItWas = activeElement === left && !activeElement?.closest('main nav')
        if (!toLocation.hash && (isWhereItWas || activeElement === body))
          document.getElementById('content')?.focus({ preventScroll: true })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  )
}
