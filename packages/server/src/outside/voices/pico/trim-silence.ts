import { levels } from './pcm'

/** Silence at both ends, in seconds: soft beginnings and fading ends live in it. */
const margin = 0.08
const windowLength = 0.01
/** A window counts as speech from this share of the loudest window on (-43 dB): a final ch or t is that soft. */
const share = 0.007
const fadeIn = 0.008
const fadeOut = 0.03

/**
 * Brings a sound to its speech and about 80 ms of silence at each end, and fades both ends, so that no
 * clip starts or stops with a click. Where there was less silence, it is put there. Silence alone becomes an empty sound.
 */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const size = Math.round(windowLength * rate)
  const found = levels(samples, size)
  const threshold = Math.max(...found) * share
  const isSpeech = (level: number) => level > 0 && level >= threshold
  const first = found.findIndex(isSpeech)
  if (first < 0) return new Float32Array(0)
  const room = Math.round(margin * rate)
  const start = first * size - room
  const end = Math.min((found.findLastIndex(isSpeech) + 1) * size, samples.length) + room
  const kept = fadeEnds(samples.slice(Math.max(0, start), end), rate)
  const padded = new Float32Array(end - start)
  padded.set(kept, Math.max(0, -start))
  return padded
}

function fadeEnds(samples: Float32Array, rate: number): Float32Array {
  const rising = Math.round(fadeIn * rate)
  const falling = Math.round(fadeOut * rate)
  return samples.map(
    (sample, index) => sample * ramp(index / rising) * ramp((samples.length - 1 - index) / falling),
  )
}

/** From 0 to 1 along half a cosine. */
function ramp(place: number): number {
  return place >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * place)
}
