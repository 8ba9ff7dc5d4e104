import { useSyncExternalStore } from 'react'
import { nativeRecognitions } from './native-recognition'

const never = () => () => undefined
const isThere = () => nativeRecognitions() !== undefined

/** Whether speech can be recognised here (S2 section 5); on the server and at hydration it is taken to be so. */
export function useCanRecognise(): boolean {
  return useSyncExternalStore(never, isThere, () => true)
}
