import type { Alternative, ScoreSpeech, SpeechScore } from '../../speech/score-speech'
import type { BattleLine } from '../battle-setup'

/**
 * How well a line was said, in whichever of its right ways was said best (conversations.md#lines): of equally good ones
 * the line itself, then the others in their order.
 */
export function scoreLine(
  { text, variants = [] }: Pick<BattleLine, 'text' | 'variants'>,
  heard: readonly Alternative[],
  language: string,
  score: ScoreSpeech,
): SpeechScore {
  return variants
    .map(variant => score(variant, heard, language))
    .reduce(
      (best, next) => (next.percent > best.percent ? next : best),
      score(text, heard, language),
    )
}
