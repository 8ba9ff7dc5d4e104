import { signsIn } from '@duologue/domain/conversations/line-lengths'
import type { HeardClip, HeardClips } from '../content-audio/heard-clips'

/** How loud every clip is, in LUFS, and how far it may be from that. */
const loudness = { wanted: -19, apart: 1 }
/** Milliseconds of silence at either end: about 80. */
const silence = { least: 40, most: 160 }
/** Milliseconds that a line is heard for at most. */
const longest = 6000
/** Seconds a syllable, pauses included: below, it is a rush; above, it is stuck. At A1 and A2 people speak slowly. */
const pace = { least: 0.12, most: 0.7 }
/** Shorter texts have too few syllables to measure a pace by. */
const fewestSyllables = 5

const vowels = /[aeiouyáéíóúàâäèêëîïôöûüùœæ]+/g

/** About how many syllables a text has: groups of vowels, Chinese signs. */
export function syllablesIn(text: string, language: string): number {
  if (language === 'zh') return signsIn(text)
  const small = text.toLowerCase()
  // A mute e at the end of a word is not heard in French and English.
  const said =
    language === 'fr' || language === 'en'
      ? small.replaceAll(
          /(?<=[aeiouyáéíóúàâäèêëîïôöûüùœæ][^aeiouyáéíóúàâäèêëîïôöûüùœæ\s]+)e(?:s)?(?![\p{L}'])/gu,
          '',
        )
      : small
  return Math.max(1, said.match(vowels)?.length ?? 0)
}

/** What is known of a clip that belongs to a text. */
export interface MeasuredClip extends HeardClip {
  durationMs: number
}

/** What is wrong with the sound of a clip (content.md#clips). */
export function wrongSoundOf({ loudness: heard, before, after }: HeardClip): string[] {
  const silences = [
    ['before', before],
    ['after', after],
  ] as const
  return [
    ...(Math.abs(heard - loudness.wanted) > loudness.apart
      ? [`${heard} LUFS, not ${loudness.wanted}`]
      : []),
    ...silences
      .filter(([, ms]) => ms < silence.least || ms > silence.most)
      .map(([end, ms]) => `${ms} ms of silence ${end} it, not about 80`),
  ]
}

/** What is wrong with how long a line is heard (content.md#clips). */
export function wrongPaceOf(
  { durationMs, before, after }: MeasuredClip,
  text: string,
  language: string,
): string[] {
  const syllables = syllablesIn(text, language)
  const each = (durationMs - before - after) / 1000 / syllables
  const isMeasured = syllables >= fewestSyllables
  return [
    ...(durationMs > longest ? [`${durationMs} ms long, not ${longest}`] : []),
    ...(isMeasured && (each < pace.least || each > pace.most)
      ? [`${each.toFixed(2)} s a syllable, not ${pace.least} to ${pace.most}`]
      : []),
  ]
}

/** Clips of one language that are the very same bytes though they have two texts or speakers (content.md#clips). */
export function sameClips(heard: HeardClips): string[] {
  const seen = new Map<string, string>()
  return Object.entries(heard).flatMap(([key, { sum }]) => {
    const [language] = key.split('/')
    const other = seen.get(`${language} ${sum}`)
    seen.set(`${language} ${sum}`, key)
    return other ? [`${other} and ${key} are the same`] : []
  })
}
