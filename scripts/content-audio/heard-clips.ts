import { createHash } from 'node:crypto'
import { loudnessOf } from '../../packages/server/src/outside/voices/pico/loudness'
import { levels } from '../../packages/server/src/outside/voices/pico/pcm'

/** What was measured of a clip before it was encoded. */
export interface HeardClip {
  /** In LUFS. */
  loudness: number
  /** Milliseconds of silence before and after what is said. */
  before: number
  after: number
  /** Of the bytes of the clip that was measured. */
  sum: string
  /** Who speaks, `human` or `provider:voice`, and how it may be used; our own voices are not told. */
  by?: string
  licence?: string
}

/** A file's place below `content/audio` → how it is heard, as `content/audio/heard.json` has it. */
export type HeardClips = Record<string, HeardClip>

const windowLength = 0.01
/** A window counts as speech from this share of the loudest one on (-43 dB), as where silence is cut. */
const share = 0.007

/** The first 12 hexadecimal digits of a clip's SHA-256: figures hold for the very clip that was measured. */
export const sumOf = (clip: Uint8Array): string =>
  createHash('sha256').update(clip).digest('hex').slice(0, 12)

/** How a sound is heard: its loudness, and the silence at its ends. */
export function heardIn(
  sound: Float32Array,
  rate: number,
): Pick<HeardClip, 'loudness' | 'before' | 'after'> {
  const found = levels(sound, Math.round(windowLength * rate))
  const threshold = Math.max(...found) * share
  const isSpeech = (level: number) => level >= threshold
  const windowMs = windowLength * 1000
  return {
    loudness: Math.round(loudnessOf(sound, rate) * 10) / 10,
    before: found.findIndex(isSpeech) * windowMs,
    after: (found.length - 1 - found.findLastIndex(isSpeech)) * windowMs,
  }
}
