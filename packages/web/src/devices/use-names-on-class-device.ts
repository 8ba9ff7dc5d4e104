import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionNow, useSession } from '../session/session'
import { classDeviceToken } from './class-device-token'

/** Leads a visitor on a device of a class from the landing page to the names (devices.md#who-is-playing). */
export function useNamesOnClassDevice(): void {
  const navigate = useNavigate()
  const { status } = useSession()
  useEffect(() => {
    if (sessionNow().status === 'visitor' && classDeviceToken.get() !== null)
      void navigate({ to: '/class-device', replace: true })
  }, [status, navigate])
}
