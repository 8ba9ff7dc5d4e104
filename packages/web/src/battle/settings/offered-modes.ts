import { type BattleMode, battleModes } from '@duologue/domain/choices/battle-modes'
import { useCanRecognise } from '../../speech/can-recognise'

const withoutSpeaking = battleModes.filter(mode => mode !== 'speaking')

/** The modes that can be played in this browser (battle.md#settings): without recognition of speech not speaking. */
export function useOfferedModes(): readonly BattleMode[] {
  return useCanRecognise() ? battleModes : withoutSpeaking
}
