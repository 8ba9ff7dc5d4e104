import { useSyncExternalStore } from 'react'
import { neverChanges } from '../ui/store'
import { nativeRecognitions } from './native-recognition'

const isThere = () => nativeRecognitions() !== undefined

/**
 * Whether speech can be recognised here (speech.md#recognisers); on the server and at hydration it is taken to be so.
 */
export function useCanRecognise(): boolean {
  return useSyncExternalStore(neverChanges, isThere, () => true)
}
