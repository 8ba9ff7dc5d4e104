import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import button from '../../ui/button.module.css'

/** A link to another page of the editor that looks like a button. */
export const PageLink = ({
  to,
  isMain = false,
  children,
}: {
  to: string
  isMain?: boolean
  children: ReactNode
}) => (
  <Link to={to} className={isMain ? button.primary : button.secondary}>
    {children}
  </Link>
)
