import type { Warning } from './notices'

/** What is told of a line is told once, however many stamps it has. */
export function uniqueWarnings(warnings: readonly Warning[]): Warning[] {
  const nameOf = ({ line, code, text }: Warning) => `${line} ${code} ${text}`
  const first = new Map(warnings.toReversed().map(one => [nameOf(one), one]))
  return warnings.filter(one => first.get(nameOf(one)) === one)
}
