const rate = 8000

/** A recording with a short beep at each of these seconds, as a WAV file. */
export function tickingSound(seconds: number, beeps: readonly number[]): Buffer {
  const samples = Buffer.alloc(seconds * rate, 128)
  for (const beep of beeps)
    for (let at = 0; at < rate / 20; at += 1)
      samples[Math.round(beep * rate) + at] = 128 + Math.round(90 * Math.sin(at * 0.7))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
