import type { Alternative, ScoreSpeech } from './score-speech'
import { speechLimits } from './speech-limits'

/**
 * Those of many alternatives that a battle is told, the best ones first: they give the score of all of them, and a
 * record stays small (speech.md#what-is-kept).
 */
export function likeliestAlternatives(
  line: string,
  heard: readonly Alternative[],
  language: string,
  score: ScoreSpeech,
): readonly Alternative[] {
  return heard
    .map(({ transcript, confidence }) => ({
      transcript: transcript.slice(0, speechLimits.transcript),
      confidence: confidence === null ? null : Math.min(1, Math.max(0, confidence)),
    }))
    .map(one => ({ one, percent: score(line, [one], language).percent }))
    .toSorted((first, second) => second.percent - first.percent)
    .slice(0, speechLimits.told)
    .map(({ one }) => one)
}
