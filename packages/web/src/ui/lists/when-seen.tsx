import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onSeen` once when its place comes near the window; give it a new key to wait again. */
export function WhenSeen({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const tellSeen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        tellSeen()
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{children}</div>
}
