import { songLimits } from '@duologue/domain/choices/limits'

/** A text file as it was read: its text, and how its bytes were understood. */
export interface DecodedFile {
  text: string
  encoding: string
}

const marks: [number[], string, string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8', 'UTF-8'],
  [[0xff, 0xfe], 'utf-16le', 'UTF-16'],
  [[0xfe, 0xff], 'utf-16be', 'UTF-16'],
]

/** Whether so many bytes can be lyrics; texts of two bytes a letter are twice as long. */
export const fitsLyrics = (bytes: number): boolean => bytes <= 2 * songLimits.pasted

/**
 * The text of a file (editor-rules (b)): by its byte order mark, else strict UTF-8, else what files of that language are
 * mostly written in: GB18030 for Chinese, windows-1252 for the others.
 */
export function decodeFile(bytes: Uint8Array, isChinese: boolean): DecodedFile {
  const mark = marks.find(([begin]) => begin.every((byte, index) => bytes[index] === byte))
  if (mark) return { text: new TextDecoder(mark[1]).decode(bytes), encoding: mark[2] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    const [label, encoding] = isChinese
      ? (['gb18030', 'GB18030'] as const)
      : (['windows-1252', 'Windows-1252'] as const)
    return { text: new TextDecoder(label).decode(bytes), encoding }
  }
}
