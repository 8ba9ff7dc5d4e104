import { consentTexts as texts } from '@duologue/domain/messages/speech/consent'
import { offlineSpeech } from '@duologue/domain/messages/speech/offline-speech'
import { useSession } from '../session/session'
import { useCanRecognise } from './can-recognise'
import { useNeedsConnection } from './needs-connection'

/**
 * Why Speaking Mode cannot be played here and by whoever is logged in: their teacher has not said yes
 * (pupils.md#speaking-mode), this browser hears nothing, for which `unsupported` is
 * the sentence, or not without a connection; undefined where it can.
 *
 * @param language what is spoken; without it nothing is known of what this device recognises by itself
 */
export function useSpeakingFault(unsupported: string, language?: string): string | undefined {
  const session = useSession()
  const canRecognise = useCanRecognise()
  const needsConnection = useNeedsConnection(language)
  if (session.status !== 'visitor' && session.user.mayNotSpeak) return texts.needed
  if (!canRecognise) return unsupported
  return needsConnection ? offlineSpeech.needsConnection : undefined
}
