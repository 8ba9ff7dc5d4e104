import { countFrames, frameHop, frameSize } from './align-frames'

/** Samples for which one chance of a voice is told. */
export const voiceStep = 512

/** From which chance on a frame is sung in; how many frames between two such are as well; how few alone are none. */
const voicedFrom = 0.4
const closedHole = 10
const loneFrames = 8

/** In which frames of a sound somebody sings, by the chance of it in each step: short holes are closed, and what is too short for a word is none. */
export function voicedFrames(chances: Float32Array, samples: number): Uint8Array {
  const count = countFrames(samples)
  const voiced = new Uint8Array(count)
  for (let frame = 0; frame < count; frame += 1) {
    const middle = frame * frameHop + frameSize / 2
    if ((chances[Math.floor(middle / voiceStep)] ?? 0) >= voicedFrom) voiced[frame] = 1
  }
  let last = -1
  for (let frame = 0; frame < count; frame += 1) {
    if (!voiced[frame]) continue
    if (last >= 0 && frame - last - 1 <= closedHole) voiced.fill(1, last + 1, frame)
    last = frame
  }
  let since = 0
  for (let frame = 0; frame <= count; frame += 1) {
    if (voiced[frame]) continue
    if (frame - since < loneFrames) voiced.fill(0, since, frame)
    since = frame + 1
  }
  return voiced
}

/** The same of a voice alone: whatever is not much quieter than its loudest. */
export function loudFrames(sound: Float32Array): Uint8Array {
  const count = countFrames(sound.length)
  const levels = Float32Array.from({ length: count }, (_, frame) => {
    let sum = 0
    for (let index = 0; index < frameSize; index += 1)
      sum += (sound[frame * frameHop + index] ?? 0) ** 2
    return Math.sqrt(sum / frameSize)
  })
  const loudest = levels.reduce((one, other) => Math.max(one, other), 0)
  return Uint8Array.from(levels, level => (level > 0.05 * loudest ? 1 : 0))
}
