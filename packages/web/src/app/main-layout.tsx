import { Outlet } from '@tanstack/react-router'
import { SiteFrame } from './site-frame'

/** The layout of every page but those of the authentication layout (S3 section 2.1). */
export function MainLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
