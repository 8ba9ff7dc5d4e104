import type { NumberedLine } from './clean-lines'
import type { LineHead } from './line-head'
import type { Warning } from './notices'

type Line = NumberedLine & LineHead

/** Milliseconds by which everything is earlier; undefined when the number cannot be read. */
function offsetOf(value: string): number | undefined {
  return /^[+-]?\d{1,7}$/.test(value) ? Number(value) : undefined
}

/** Everything that the LRC tags of a file (`[ti:…]`, `[offset:…]`) say: of its song, and by how much its times are to be moved. */
export function readTags(lines: readonly Line[]) {
  const metadata: Record<string, string> = {}
  const warnings: Warning[] = []
  let offset = 0
  let applied: Warning | undefined
  for (const { line, brackets } of lines) {
    for (const one of brackets) {
      if (!('tag' in one)) continue
      const { key, value } = one.tag
      if (key !== 'offset') {
        metadata[key] = value
        continue
      }
      const ms = offsetOf(value)
      const told = { line, text: one.written }
      if (ms === undefined) warnings.push({ ...told, code: 'offset-ignored' })
      else {
        // Of several the last one counts, as in every player.
        offset = Math.round(ms / 10)
        applied = offset === 0 ? undefined : { ...told, code: 'offset-applied' }
      }
    }
  }
  return { metadata, offset, warnings: applied ? [...warnings, applied] : warnings }
}

/** The lines of a text without those that are only tags, which may stand apart from the lyrics. */
export function withoutTags(lines: readonly Line[]): Line[] {
  const left = lines.filter(
    one => one.tags.length === 0 || one.stamps.length > 0 || one.rest !== '',
  )
  const first = left.findIndex(({ text }) => text !== '')
  return first < 0 ? [] : left.slice(first, left.findLastIndex(({ text }) => text !== '') + 1)
}
