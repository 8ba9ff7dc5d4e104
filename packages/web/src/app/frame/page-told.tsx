import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Says that another page has come, for those who hear it, and puts whoever works by keyboard at its beginning
 * (site.md#focus), or on its tab, who came by one; not where a page took the focus itself.
 */
export function PageTold() {
  const router = useRouter()
  const [told, setTold] = useState('')
  useEffect(() => {
    let left: Element | null = null
    let isOnTabs = false
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return
        left = document.activeElement
        isOnTabs = Boolean(left?.closest('main nav'))
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setTold(document.title)
        const { activeElement, body } = document
        const isFree = activeElement === left || activeElement === body
        if (toLocation.hash || !isFree) return
        const place = isOnTabs ? 'main nav [aria-current="page"]' : 'main'
        document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
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
