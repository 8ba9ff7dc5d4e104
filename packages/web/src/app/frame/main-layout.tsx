import { Outlet } from '@tanstack/react-router'
import { SiteFrame } from './site-frame'

/** The layout of every page but those of the authentication layout (site.md#layouts). */
export function MainLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
