import { useRef } from 'react'
import { newKey } from './new-key'

/**
 * The keys of the requests that one form sends: the same one sent again after an answer that never came keeps its key,
 * so that it is done once (security.md#sending-again). `keyFor` names it by all that makes it what it is; `keyDone`
 * when it was done.
 */
export function useRequestKey() {
  const named = useRef({ about: '', key: '' })
  const keyFor = (about: string): string => {
    if (named.current.about !== about || named.current.key === '')
      named.current = { about, key: newKey() }
    return named.current.key
  }
  const keyDone = () => {
    named.current = { about: '', key: '' }
  }
  return { keyFor, keyDone }
}
