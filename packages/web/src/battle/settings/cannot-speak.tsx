import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useSpeakingFault } from '../../speech/speaking-fault'
import type { Script } from '../cast'
import { CannotBattle } from './cannot-battle'

/** What stands in the place of a battle in Speaking Mode that cannot be fought here, and why (battle.md#settings). */
export function CannotSpeak({ script }: { script: Script & { language: string } }) {
  const fault = useSpeakingFault(texts.speakingUnsupported) ?? texts.speakingUnsupported
  return <CannotBattle script={script} reason={fault} />
}
