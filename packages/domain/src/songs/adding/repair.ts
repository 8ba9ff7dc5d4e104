import { takeHead } from './line-head'
import type { Fault } from './notices'
import { hasStampInText, withoutTimes } from './stamps'

/** How a line is put right with one press; one that is too long must be cut by hand. */
export type Repair = 'remove' | 'zero' | 'unstamp'

/** Whether a line has something besides its text that would go with it. */
const hasMore = (text: string) => takeHead(text).brackets.length > 0 || hasStampInText(text)

/** The ways in which a fault can be put right, the one that is proposed first. None takes a stamp or tag with it. */
export function repairsOf({ code, text }: Fault): readonly Repair[] {
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

/** The text with these faults put right, in a way of theirs or in the first; the other lines stay as they were pasted. */
export function repair(text: string, faults: readonly Fault[], way?: Repair): string {
  const byLine = new Map(faults.map(fault => [fault.line, fault]))
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => {
      const fault = byLine.get(index + 1)
      if (!fault) return [line]
      const ways = repairsOf(fault)
      const chosen = way && ways.includes(way) ? way : ways[0]
      if (chosen === 'zero') return [withZero(line, fault.stamps ?? [])]
      if (chosen === 'unstamp') return withoutStamps(line) ?? []
      return chosen === 'remove' ? [] : [line]
    })
    .join('\n')
}
