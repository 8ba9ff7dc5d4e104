import { takeHead } from './line-head'
import type { Fault } from './notices'
import { hasStampInText, withoutTimes } from './stamps'
import { withoutStray } from './xml'

/** How a line is put right with one press; one that is too long must be cut by hand. */
export type Repair = 'remove' | 'zero' | 'unstamp' | 'join' | 'mend'

/** Whether a line has something besides its text that would go with it. */
const hasMore = (text: string) => takeHead(text).brackets.length > 0 || hasStampInText(text)

/** The ways in which a fault can be put right, the one that is proposed first. None takes a stamp or tag with it. */
export function repairsOf({ code, text, fix }: Fault): readonly Repair[] {
  if (fix) return fix.put === '' ? ['remove'] : ['mend']
  switch (code) {
    case 'empty-line':
      return ['remove']
    case 'no-stamp':
      return hasMore(text) ? ['zero'] : ['remove', 'zero']
    case 'has-stamp':
      return ['unstamp']
    case 'wrong-stamp':
    case 'negative-stamp':
      return ['zero']
    case 'no-cue':
    case 'wrong-cue':
    case 'wrong-beat':
      return ['remove']
    case 'parted-cue':
      return ['join', 'remove']
    case 'wrong-xml':
    case 'no-tempo':
    case 'too-long':
      return []
  }
}

const zero = '[00:00.00]'

/** A line whose stamps that are to blame say 0; one without any is given it. */
function withZero(line: string, blamed: readonly number[]): string {
  const { brackets, stamps, rest } = takeHead(line)
  let place = -1
  const head = brackets.map(one => {
    if ('tag' in one) return one.written
    place += 1
    return blamed.includes(place) ? zero : one.written
  })
  return `${stamps.length === 0 ? zero : ''}${head.join('')}${rest}`
}

/** A line without its times; undefined when it has nothing else. */
function withoutStamps(line: string): string | undefined {
  const { brackets, rest } = takeHead(line)
  const tags = brackets.flatMap(one => ('tag' in one ? [one.written] : []))
  return `${tags.join('')}${withoutTimes(rest)}` || undefined
}

/** A text with what stands in it by place put right, from its end on, so that the other places stay. */
function fixed(text: string, faults: readonly Fault[]): string {
  const fixes = faults.flatMap(({ fix }) => fix ?? [])
  // Who has one `&` of this kind has others.
  if (fixes.some(({ put }) => put !== '')) return withoutStray(text)
  return fixes
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to, put }) => left.slice(0, from) + put + left.slice(to), text)
}

/** The numbers of the lines that go with a repair: those of a cue, or those that part a line from its cue. */
function goneLines(
  lines: readonly string[],
  { line, span: [from, through] = [line, line] }: Fault,
  way: Repair,
): number[] {
  if (way === 'remove')
    return Array.from({ length: through - from + 1 }, (_, index) => from + index)
  const above = lines.slice(0, line - 1).findLastIndex(text => text.trim() !== '')
  return Array.from({ length: line - 2 - above }, (_, index) => above + 2 + index)
}

/** The text with these faults put right, in a way of theirs or in the first; the other lines stay as they were pasted. */
export function repair(text: string, faults: readonly Fault[], way?: Repair): string {
  if (faults.some(({ fix }) => fix)) return fixed(text, faults)
  const lines = text.split(/\r\r\n|\r\n|\r|\n/)
  const put = new Map<number, string | undefined>()
  for (const fault of faults) {
    const ways = repairsOf(fault)
    const chosen = way && ways.includes(way) ? way : ways[0]
    const line = lines[fault.line - 1] ?? ''
    if (chosen === 'zero') put.set(fault.line, withZero(line, fault.stamps ?? []))
    else if (chosen === 'unstamp') put.set(fault.line, withoutStamps(line))
    else if (chosen) for (const gone of goneLines(lines, fault, chosen)) put.set(gone, undefined)
  }
  return lines
    .flatMap((line, index) => (put.has(index + 1) ? (put.get(index + 1) ?? []) : [line]))
    .join('\n')
}
