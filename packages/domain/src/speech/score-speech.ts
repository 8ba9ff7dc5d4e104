import { commonItems } from './common-items'
import { sameIn } from './same-sound'
import { type SpeechUnit, speechUnits } from './speech-units'
import { textPieces } from './text-pieces'

/** One thing that a recogniser may have heard. */
export interface Alternative {
  readonly transcript: string
  /** How sure it is, from 0 to 1; null when it does not say. */
  readonly confidence: number | null
}

/** A word as it is written, and whether it was found on the other side; null for one that has no sound. */
export interface SpeechWord {
  readonly text: string
  readonly isMatched: boolean | null
}

/** How well a line was said. */
export interface SpeechScore {
  /** Percent of the words that matched, taken over the longer list; rounded down, so 100 is every word. */
  readonly percent: number
  /** The alternative that matched best. */
  readonly best: Alternative
  /** The words of the line: said or missing. */
  readonly expected: readonly SpeechWord[]
  /** The words that were heard: of the line or not. */
  readonly heard: readonly SpeechWord[]
}

/** Scores what was heard of a line; `scoreSpeech`, which a battle is handed by those who play or replay it. */
export type ScoreSpeech = typeof scoreSpeech

type IsSame = (one: SpeechUnit, other: SpeechUnit) => boolean

function wordsOf(
  text: string,
  language: string,
  units: readonly SpeechUnit[],
  matched: readonly boolean[],
): readonly SpeechWord[] {
  let place = 0
  return textPieces(text, language, units).map(piece => {
    const flags = matched.slice(place, place + piece.units)
    place += piece.units
    return { text: piece.text, isMatched: flags.length === 0 ? null : flags.every(Boolean) }
  })
}

/** How much of one alternative matches. */
function matchOne(
  expected: readonly SpeechUnit[],
  best: Alternative,
  language: string,
  isSame: IsSame,
) {
  const heard = speechUnits(best.transcript, language)
  const { count, first, second } = commonItems(expected, heard, isSame)
  const longer = Math.max(expected.length, heard.length)
  // A line without words asks for nothing.
  const percent = expected.length === 0 ? 100 : Math.floor((100 * count) / longer)
  return { percent, best, heard, first, second }
}

/**
 * How well a line was said (speech.md#judging): the share of its words that were heard in their order, over the longer
 * of both word lists, of the alternative that matches best; of equally good ones the first. Chinese is scored by how
 * its characters sound, without their tones, which is never worse than by the characters themselves.
 *
 * @param heard at least one alternative.
 * @param language two-letter code of the language of the line.
 */
export function scoreSpeech(
  line: string,
  heard: readonly Alternative[],
  language: string,
): SpeechScore {
  const expected = speechUnits(line, language)
  const isSame = sameIn(language)
  const nothing: Alternative = { transcript: '', confidence: null }
  const found = (heard.length === 0 ? [nothing] : heard)
    .map(one => matchOne(expected, one, language, isSame))
    .reduce((best, next) => (next.percent > best.percent ? next : best))
  const { percent, best } = found
  return {
    percent,
    best,
    expected: wordsOf(line, language, expected, found.first),
    heard: wordsOf(best.transcript, language, found.heard, found.second),
  }
}
