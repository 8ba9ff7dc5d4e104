/** A silent recording of so many seconds, as an address. */
export function silence(seconds: number): string {
  const rate = 8000
  const bytes = new Uint8Array(44 + seconds * rate).fill(128, 44)
  const head = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  head.setUint32(4, 36 + seconds * rate, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate, true)
  head.setUint16(32, 1, true)
  head.setUint16(34, 8, true)
  write(36, 'data')
  head.setUint32(40, seconds * rate, true)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
