import { type BattleMode, battleModes } from '@duologue/domain/choices/battle-modes'
import { useSpeakingFault } from '../../speech/speaking-fault'

const withoutSpeaking = battleModes.filter(mode => mode !== 'speaking')

/** The modes that can be played here (battle.md#settings): not speaking where it cannot be. */
export const useOfferedModes = (): readonly BattleMode[] =>
  useSpeakingFault('unsupported') ? withoutSpeaking : battleModes
