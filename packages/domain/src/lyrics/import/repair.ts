import type { Fault, FaultCode } from './notices'

/** How a fault is put right with one press; a line that is too long must be cut by hand. */
export const repairOf = {
  'empty-line': 'remove',
  'no-stamp': 'remove',
  'wrong-stamp': 'remove',
  'negative-stamp': 'zero',
  'too-long': 'none',
} as const satisfies Record<FaultCode, 'remove' | 'zero' | 'none'>

const negative = /[[［][^\]］]*-[^\]］]*[\]］]/g

/** The text with these faults put right; the other lines stay exactly as they were pasted. */
export function repair(text: string, faults: readonly Fault[]): string {
  const codes = new Map(faults.map(({ line, code }) => [line, code]))
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => {
      const code = codes.get(index + 1)
      const way = code && repairOf[code]
      if (way === 'remove') return []
      return way === 'zero' ? [line.replace(negative, '[00:00.00]')] : [line]
    })
    .join('\n')
}
