/** A WAV of 16-bit samples, for tests. */
export function wavOf(samples: readonly number[], rate: number, channels = 1, bits = 16): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + 2 * samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(2 * rate * channels, 28)
  head.writeUInt16LE(2 * channels, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(2 * samples.length, 40)
  return Buffer.concat([head, Buffer.from(Int16Array.from(samples).buffer)])
}

/** A second of a tone with a second of silence at either end. */
export const toneWav = (rate = 24_000): Buffer =>
  wavOf(
    Array.from({ length: 3 * rate }, (_, index) =>
      index < rate || index >= 2 * rate ? 0 : Math.round(8000 * Math.sin(index * 0.2)),
    ),
    rate,
  )
