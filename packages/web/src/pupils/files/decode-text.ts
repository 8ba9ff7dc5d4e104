const windows = new TextDecoder('windows-1252')

/**
 * The text of a file (pupils.md#files): by the mark at its beginning, else UTF-8, else as Windows has written in the west
 * of Europe. What no letter stands for is left as a sign that is told as a lost letter.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows.decode(bytes)
  }
}
