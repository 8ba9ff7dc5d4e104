/** Which bytes of a kept file are asked for; `end` is the last of them. */
export type ClipRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'beyond' }

/**
 * What `Range: bytes=…` asks of a file of so many bytes. Several parts, and what is no such header, are answered whole, as
 * HTTP allows; players ask for `bytes=0-1` first, and one that gets the whole then plays nothing.
 */
export function clipRange(header: string | null, size: number): ClipRange {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return { kind: 'whole' }
  const [, from = '', to = ''] = asked
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? { kind: 'beyond' } : { kind: 'part', start: size - last, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return { kind: 'beyond' }
  return end < start ? { kind: 'whole' } : { kind: 'part', start, end }
}
