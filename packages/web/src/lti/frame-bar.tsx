import { inFrameTexts as texts } from '@duologue/domain/messages/lti/in-frame'
import { productName } from '@duologue/domain/site/product-name'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from '../ui/store'
import styles from './frame-bar.module.css'
import { frameCourse, frameLaunch, tabAddress } from './frame-launch'

/** Tells the page of the platform how high ours is, as often as that changes (lti.md#frames). */
function tellHeight(): () => void {
  let told = 0
  const watch = new ResizeObserver(() => {
    const height = document.documentElement.scrollHeight
    if (Math.abs(height - told) < 8) return
    told = height
    // It is nobody's secret, and which page stands around no page is told.
    window.parent.postMessage({ subject: 'lti.frameResize', height }, '*')
  })
  watch.observe(document.body)
  return () => watch.disconnect()
}

const titleNow = () => document.title.replace(` · ${productName}`, '')

/** The head follows the page, a little later. */
function watchTitle(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.head, { childList: true, characterData: true, subtree: true })
  return () => watch.disconnect()
}

/** What stands in the place of header and menu within a course: the page, the course, and the way out (lti.md#frames). */
export function FrameBar() {
  const launch = useStore(frameLaunch)
  const course = useStore(frameCourse)
  const here = useRouterState({ select: state => state.resolvedLocation?.href ?? '/' })
  const title = useSyncExternalStore(watchTitle, titleNow, () => '')
  useEffect(() => tellHeight(), [])
  return (
    <header className={styles.bar}>
      <span className={styles.title}>{title || productName}</span>
      {course ? <bdi className={styles.course}>{course}</bdi> : null}
      <a href={tabAddress(launch, here)} target="_blank" rel="noreferrer">
        {texts.newTab}
      </a>
    </header>
  )
}
