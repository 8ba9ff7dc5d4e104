/** A sound that is no WAV of 16 bits that we can read. */
export class NoWav extends Error {}

export interface Wav {
  /** Mono, between -1 and 1. */
  sound: Float32Array
  rate: number
}

/** The pieces of a WAV by their names; a service that streams leaves lengths too long, which end with the file. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    const length = Math.min(file.readUInt32LE(at + 4), file.length - at - 8)
    if (!chunks.has(name)) chunks.set(name, file.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** Reads a WAV with samples of 16 bits; of several channels the mean. Throws `NoWav`. */
export function readWav(file: Buffer): Wav {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new NoWav('This is no WAV file.')
  const chunks = chunksOf(file)
  const [format, data] = [chunks.get('fmt '), chunks.get('data')]
  if (!format || format.length < 16 || !data) throw new NoWav('This WAV file is not whole.')
  const channels = format.readUInt16LE(2)
  if (format.readUInt16LE(14) !== 16 || channels < 1)
    throw new NoWav('Only WAV files with 16 bits a sample can be read.')
  const frame = 2 * channels
  const sound = Float32Array.from({ length: Math.floor(data.length / frame) }, (_, index) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += data.readInt16LE(index * frame + 2 * channel)
    return sum / channels / 32_768
  })
  return { sound, rate: format.readUInt32LE(4) }
}
