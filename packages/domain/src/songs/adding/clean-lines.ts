/** A line of a pasted text with its number in that text, from 1. */
export interface NumberedLine {
  line: number
  text: string
}

// Marks of byte order and of no width, and control characters but tabs and line ends.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unseen = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\u200B]/g

/** The lines of a text as it was pasted, without what only a file or a web page leaves behind (lyrics.md#clean-text). */
export const sourceLines = (text: string): NumberedLine[] =>
  text
    .replace(unseen, '')
    .replace(/\r\r\n|\r\n?/g, '\n')
    .replace(/[\u00A0\u3000]/g, ' ')
    .normalize('NFC')
    .split('\n')
    .map((one, index) => ({ line: index + 1, text: one }))

/**
 * The same without indentation and blank lines at both ends: marks of byte order and of no width, other line ends and
 * spaces that are none are gone.
 */
export function cleanLines(text: string): NumberedLine[] {
  const lines = sourceLines(text).map(one => ({ ...one, text: one.text.trim() }))
  const first = lines.findIndex(one => one.text !== '')
  const last = lines.findLastIndex(one => one.text !== '')
  return first < 0 ? [] : lines.slice(first, last + 1)
}
