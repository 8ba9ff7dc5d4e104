import { createMp3Encoder } from 'wasm-media-encoders'

/** Kilobits a second: ample for one voice with nothing above 8 kHz. */
const bitrate = 32

/** Encodes mono samples between -1 and 1 as MP3 with a constant bitrate. */
export type EncodeMp3 = (samples: Float32Array, rate: 16_000 | 22_050) => Uint8Array

/** Loads the encoder; what it answers may be called any number of times, one sound after the other. */
export async function openMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder()
  return (samples, rate) => {
    encoder.configure({ channels: 1, sampleRate: rate, outputSampleRate: rate, bitrate })
    // Each answer is a view of the encoder's own memory and must be copied before the next call.
    const body = encoder.encode([samples]).slice()
    return new Uint8Array(Buffer.concat([body, encoder.finalize()]))
  }
}
