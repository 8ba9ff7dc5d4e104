import { type ReactNode, Suspense } from 'react'
import { useAwake } from '../store'

/** What comes by itself once scripts have taken the page over; the server renders nothing that is loaded lazily. */
export const Late = ({ children }: { children: ReactNode }) =>
  useAwake() ? <Suspense>{children}</Suspense> : null
