import { createMp3Encoder } from 'wasm-media-encoders'
import { normaliseLoudness } from '../../packages/server/src/outside/voices/pico/loudness'
import { durationMs } from '../../packages/server/src/outside/voices/pico/pcm'
import { trimSilence } from '../../packages/server/src/outside/voices/pico/trim-silence'
import type { NewClip } from '../content-audio/clip-shelf'
import { NoWav, readWav } from './read-wav'

/** Kilobits a second: one voice, with everything that makes its consonants. */
const bitrate = 48

/** Samples a second that the clips have: the rate of the recording, as far as MP3 has it. */
const rates = [16_000, 22_050, 24_000, 44_100, 48_000] as const

/** Makes clips of recordings: even loudness, 80 ms of silence at the ends (content.md#clips). */
export async function openClipMaker() {
  const encoder = await createMp3Encoder()
  return (wav: Buffer, from: Pick<NewClip, 'by' | 'licence'>): NewClip => {
    const { sound: recorded, rate: told } = readWav(wav)
    const rate = rates.find(known => known === told)
    if (!rate) throw new NoWav(`${told} samples a second are none of ${rates.join(', ')}.`)
    const sound = normaliseLoudness(trimSilence(recorded, rate), rate)
    if (sound.length === 0) throw new NoWav('Nothing is heard in it.')
    encoder.configure({ channels: 1, sampleRate: rate, outputSampleRate: rate, bitrate })
    const body = encoder.encode([sound]).slice()
    const mp3 = Buffer.concat([body, encoder.finalize()])
    return { mp3, sound, rate, durationMs: durationMs(sound, rate), ...from }
  }
}
