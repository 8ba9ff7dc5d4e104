import { decodeRecording } from '../proposal/read-recording'

/** Samples a second that a drawing is made of, and peaks a second that are drawn. */
const rate = 8000
const peakRate = 100
const span = rate / peakRate

/** Peaks between two rests: no part of the work keeps the page from answering. */
const portion = 3000

/** How loud a recording is, a hundredth of a second each, and how many seconds it is long. */
export interface Peaks {
  values: Float32Array
  duration: number
}

/** Lets the page answer before the next portion. */
const rest = () => new Promise<void>(resolve => setTimeout(resolve))

function loudest(channels: readonly Float32Array[], from: number): number {
  let peak = 0
  for (const samples of channels)
    for (let at = from; at < from + span && at < samples.length; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
  return peak
}

/**
 * The peaks of a sound, the loudest of which is 1; of silence all are 0. They are made portion by portion: ten minutes
 * at once would hold the page up.
 */
async function peaksOf(sound: AudioBuffer, signal: AbortSignal): Promise<Float32Array> {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  )
  const peaks = new Float32Array(Math.max(1, Math.ceil(sound.length / span)))
  let highest = 0
  for (let at = 0; at < peaks.length; at += 1) {
    const peak = loudest(channels, at * span)
    peaks[at] = peak
    highest = Math.max(highest, peak)
    if (at % portion === portion - 1) {
      await rest()
      signal.throwIfAborted()
    }
  }
  return highest > 0 ? peaks.map(peak => peak / highest) : peaks
}

/** Fetches a recording and reads how loud it is. Throws where it does not come, is too long, or cannot be read. */
export async function readPeaks(address: string, signal: AbortSignal): Promise<Peaks> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error('the recording did not come')
  const sound = await decodeRecording(await answer.arrayBuffer(), rate)
  signal.throwIfAborted()
  return { values: await peaksOf(sound, signal), duration: sound.duration }
}
