import { type AssignedBattle, battleOffer } from '@duologue/domain/battle/battle-offer'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useSpeakingFault } from '../../speech/speaking-fault'

const withoutSpeaking = battleModes.filter(mode => mode !== 'speaking')

/** What the settings offer here, and why not speaking, where it cannot be played (battle.md#settings). */
export function useOfferHere(assigned: AssignedBattle | undefined, language: string) {
  const fault = useSpeakingFault(texts.speakingUnsupported, language)
  const offer = battleOffer(fault ? withoutSpeaking : battleModes, assigned)
  return { offer: { ...offer, language }, fault }
}
