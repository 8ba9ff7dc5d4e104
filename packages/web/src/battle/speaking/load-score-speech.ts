import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { ScoreSpeech } from '@duologue/domain/speech/score-speech'

/** Who judges what is said in a battle of this mode; only speaking needs and loads it. */
export async function loadScoreSpeech(mode: BattleMode): Promise<ScoreSpeech | null> {
  if (mode !== 'speaking') return null
  const { scoreSpeech } = await import('@duologue/domain/speech/score-speech')
  return scoreSpeech
}
