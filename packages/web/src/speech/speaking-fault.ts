import { consentTexts as texts } from '@duologue/domain/messages/speech/consent'
import { useSession } from '../session/session'
import { useCanRecognise } from './can-recognise'

/**
 * Why Speaking Mode cannot be played here and by whoever is logged in: their teacher has not said yes
 * (pupils.md#speaking-mode), or this browser hears nothing, for which `unsupported` is the sentence; undefined where it can.
 */
export function useSpeakingFault(unsupported: string): string | undefined {
  const session = useSession()
  const canRecognise = useCanRecognise()
  if (session.status !== 'visitor' && session.user.mayNotSpeak) return texts.needed
  return canRecognise ? undefined : unsupported
}
