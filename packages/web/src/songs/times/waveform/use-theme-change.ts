import { useEffect, useEffectEvent } from 'react'

/** Calls when the theme of the page has changed, by its button or by the system: what is painted takes no new colours. */
export function useThemeChange(onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const change = () => tell()
    const chosen = new MutationObserver(change)
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    system.addEventListener('change', change)
    return () => {
      chosen.disconnect()
      system.removeEventListener('change', change)
    }
  }, [])
}
