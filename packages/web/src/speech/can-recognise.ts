import { useSyncExternalStore } from 'react'
import { nativeRecognitions } from './native-recognition'

const never = () => () => undefined
const isThere = () => nativeRecognitions() !== undefined

/**
 * Whether speech can be recognised here (speech.md#recognisers); on the server and at hydration it is taken to be so.
 */
export function useCanRecognise(): boolean {
  return useSyncExternalStore(never, isThere, () => true)
}
