import { shell } from '@duologue/domain/messages/site/shell'
import { scrollToTopAfter } from '@duologue/domain/site/shell-limits'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon'
import styles from './scroll-to-top.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** The button back to the top; it appears after scrolling 100 pixels (site.md#scroll-to-top). */
export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrollToTopAfter,
    () => false,
  )
  if (!isFarDown) return null
  const toTop = () => {
    window.scrollTo({ top: 0 })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={shell.scrollToTop}
      title={shell.scrollToTop}
      onClick={toTop}
    >
      <Icon name="up" />
    </button>
  )
}
