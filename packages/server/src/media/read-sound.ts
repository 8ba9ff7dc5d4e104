import { fileLimits } from '@duologue/domain/media/file-limits'
import { Refused } from '../http/refused'
import type { ReadFile } from './read-file'
import { readMp3 } from './sounds/mp3-frames'
import { readMp4 } from './sounds/mp4'
import { readOgg } from './sounds/ogg'
import type { Sound } from './sounds/sound'
import { readWav } from './sounds/wav'
import { readWebm } from './sounds/webm'

/** MP3 last: its frames have the weakest mark, and could be found in another format's sound. */
const readers = [readWav, readOgg, readMp4, readWebm, readMp3]

async function readAny(bytes: Buffer): Promise<Sound | undefined> {
  for (const read of readers) {
    const sound = await read(bytes)
    if (sound) return sound
  }
  return undefined
}

const lineTypes: readonly Sound['type'][] = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4']

/** A line's audio (media.md#sounds): MP3, OGG, WAV or M4A, at most a minute of it. */
function asRecording(sound: Sound | undefined): Sound {
  if (!sound || !lineTypes.includes(sound.type) || sound.durationMs === null)
    throw new Refused('not-a-recording')
  if (sound.durationMs > fileLimits.recording + fileLimits.recordingSlack)
    throw new Refused('recording-too-long')
  return sound
}

/**
 * Makes out what sounds in a file, by its content alone (media.md#sounds). Throws `not-a-recording`,
 * `recording-too-long` or `not-song-media`.
 */
export async function readSound(
  bytes: Buffer,
  purpose: 'line-audio' | 'song-media',
): Promise<ReadFile> {
  const found = await readAny(bytes)
  const sound = purpose === 'line-audio' ? asRecording(found) : found
  if (!sound) throw new Refused('not-song-media')
  return { ...sound, width: null, height: null }
}
