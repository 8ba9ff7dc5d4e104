import { createHash } from 'node:crypto'
import type { Age } from '@duologue/domain/choices/ages'
import { bandOf, type Level } from '@duologue/domain/choices/levels'

/** How a character sounds; the two speakers of a dialogue are told apart by it. */
export type CharacterVoice = 'high' | 'low'

/** Who says something, as far as it is heard. */
export interface Speaker {
  voice: CharacterVoice
  /** The young sound like all adults. */
  age: Exclude<Age, 'young'>
  /** Share of the usual tempo. */
  pace: number
}

/** Raised when the same text is to sound otherwise than before: clips are kept by browsers for ever. */
const renderedAs = 3

/** Beginners hear what is said at this share of the usual tempo. */
const beginnersPace = 0.85

/** How a character of a sample sounds at the sample's level; lists have no age. */
export function speakerOf(
  { voice, age = 'adult' }: { voice: CharacterVoice; age?: Age },
  level: Level,
): Speaker {
  return {
    voice,
    age: age === 'young' ? 'adult' : age,
    pace: bandOf(level) === 'beginner' ? beginnersPace : 1,
  }
}

/**
 * The place of a line's clip below `content/audio`, such as `es/0123456789abcdef0123.mp3`.
 *
 * The name follows from what is heard alone: the first 20 hexadecimal digits of the SHA-256 of speaker
 * and text. So a line that returns shares its clip, and a corrected line asks for a new one.
 */
export function audioKey(language: string, { voice, age, pace }: Speaker, text: string): string {
  const heard = [renderedAs, voice, age, pace, text].join('\n')
  const hash = createHash('sha256').update(heard, 'utf8').digest('hex').slice(0, 20)
  return `${language}/${hash}.mp3`
}
