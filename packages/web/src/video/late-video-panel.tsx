import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../ui/feedback/late-part'
import styles from './late-video-panel.module.css'

const VideoPanel = latePart(async () => (await import('./video-panel')).VideoPanel)

/** The panel with the video; the players come behind the page's own script, and until then its place is kept free. */
export const LateVideoPanel = (panel: ComponentProps<typeof VideoPanel>) => (
  <Suspense fallback={<div className={styles.place} aria-busy="true" />}>
    <VideoPanel {...panel} />
  </Suspense>
)
