import { useSyncExternalStore } from 'react'
import { neverChanges } from './store'

/** Whether scripts have taken the page over; false on the server and at hydration. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
