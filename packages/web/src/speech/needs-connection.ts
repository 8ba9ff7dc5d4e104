import { useEffect, useState } from 'react'
import { connection } from '../ui/has-connection'
import { useStore } from '../ui/store'

/**
 * Whether there is no connection, and speech in a language is recognised somewhere else than on this device
 * (speech.md#recognisers).
 */
export function useNeedsConnection(language: string | undefined): boolean {
  const isOffline = !useStore(connection)
  const [here, setHere] = useState<string>()
  useEffect(() => {
    if (!isOffline || language === undefined) return
    import('./recognised-here')
      .then(({ isRecognisedHere }) => isRecognisedHere(language))
      .then(
        isHere => setHere(isHere ? language : undefined),
        () => setHere(undefined),
      )
  }, [isOffline, language])
  return isOffline && (language === undefined || here !== language)
}
