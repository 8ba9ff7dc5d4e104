import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether scripts have taken the page over; false on the server and at hydration. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
