import { alignRate } from '@duologue/domain/songs/align/align-frames'

/** How large a recording may be that is read here, in bytes, and how long, in seconds. */
const recordingLimits = { bytes: 50 * 1024 * 1024, seconds: 20 * 60 } as const

/** A recording that is more than can be read here. */
export class RecordingTooLong extends Error {}

/** All channels of a sound as one; the browser mixes them beside the page, which goes on. */
async function mixed(sound: AudioBuffer): Promise<Float32Array<ArrayBuffer>> {
  const mixer = new OfflineAudioContext(1, sound.length, sound.sampleRate)
  const source = new AudioBufferSourceNode(mixer, { buffer: sound })
  source.connect(mixer.destination)
  source.start()
  const one = await mixer.startRendering()
  return one.getChannelData(0).slice()
}

/** The sound of a recording, at a rate. Throws where it is too long, and where the browser cannot read it. */
export async function decodeRecording(file: ArrayBuffer, rate: number): Promise<AudioBuffer> {
  if (file.byteLength > recordingLimits.bytes) throw new RecordingTooLong()
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file)
  if (sound.duration > recordingLimits.seconds) throw new RecordingTooLong()
  return sound
}

/** A recording as the aligner hears it. Throws as `decodeRecording` does. */
export const readRecording = async (file: ArrayBuffer): Promise<Float32Array<ArrayBuffer>> =>
  mixed(await decodeRecording(file, alignRate))
