import { createEncoder } from 'wasm-media-encoders'
import encoderFile from 'wasm-media-encoders/wasm/mp3?url'

/** Samples and kilobits a second: ample for one voice, and 8 kB for each second of it. */
const rate = 24_000
const bitrate = 64

/** What was recorded, as every browser plays it. */
export interface Mp3 {
  file: Blob
  durationMs: number
  /** The loudest sample, from 0 to 1. */
  peak: number
}

/** All channels of a sound as one. */
function mixed(sound: AudioBuffer): Float32Array {
  const samples = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    for (const [at, sample] of sound.getChannelData(channel).entries())
      samples[at] = (samples[at] ?? 0) + sample / sound.numberOfChannels
  return samples
}

const nextTurn = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * Encodes what a browser recorded, in whatever way it did, as MP3 of one channel, a second at a time so that the page
 * goes on. The encoder is fetched when it is needed first. Throws when the sound cannot be read.
 */
export async function encodeMp3(recorded: Blob): Promise<Mp3> {
  const reader = new OfflineAudioContext(1, 1, rate)
  const sound = await reader.decodeAudioData(await recorded.arrayBuffer())
  const samples = mixed(sound)
  const program = await fetch(encoderFile)
  if (!program.ok) throw new Error('the encoder could not be fetched')
  const encoder = await createEncoder('audio/mpeg', await program.arrayBuffer())
  encoder.configure({ channels: 1, sampleRate: rate, outputSampleRate: rate, bitrate })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < samples.length; at += rate) {
    // Each answer is a view of the encoder's own memory and must be copied before the next call.
    parts.push(encoder.encode([samples.subarray(at, at + rate)]).slice())
    await nextTurn()
  }
  parts.push(encoder.finalize().slice())
  return {
    file: new Blob(parts, { type: 'audio/mpeg' }),
    durationMs: Math.round((samples.length / rate) * 1000),
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  }
}
