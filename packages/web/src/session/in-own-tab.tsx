import { inFrameTexts as texts } from '@duologue/domain/messages/lti/in-frame'
import type { ReactNode } from 'react'
import { useFramed } from '../saved-here/saved-here'
import styles from './in-own-tab.module.css'

/**
 * What is asked for and done in a tab of its own alone (lti.md#sessions): within a course, where each of its calls would be
 * refused, stands where it can be done.
 */
export function InOwnTab({ children }: { children: ReactNode }) {
  return useFramed() ? <p className={styles.told}>{texts.ownTabOnly}</p> : children
}
