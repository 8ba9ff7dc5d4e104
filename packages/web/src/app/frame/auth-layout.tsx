import { Outlet } from '@tanstack/react-router'
import styles from './auth-layout.module.css'
import { SiteFrame } from './site-frame'

/**
 * The layout of not-found and of the pages around logging in (site.md#layouts): one thing in the middle, to be done.
 */
export function AuthLayout() {
  return (
    <SiteFrame look={styles.middle}>
      <Outlet />
    </SiteFrame>
  )
}
