import { readStamp, type Stamp } from './stamps'

/** What a file says of itself in brackets, such as `[ar:Somebody]`. */
export interface Tag {
  key: string
  value: string
}

/** A pair of brackets at the beginning of a line, as it was written. */
export type Bracket = { written: string } & ({ stamp: Stamp } | { tag: Tag })

/** The brackets at the beginning of a line and the text behind them. */
export interface LineHead {
  brackets: Bracket[]
  stamps: Stamp[]
  tags: Tag[]
  rest: string
}

// One pair of brackets may stand within: [ti:Tarde [live]].
const bracket = /^\s*[[［]((?:[^[\]［］]|[[［][^[\]［］]*[\]］])*)[\]］]/

const tag = /^\s*([A-Za-z_#][\w# -]{0,40}?)\s*[:：](.*)$/

/** The tags that files of lyrics are known to have; only these are believed beside a stamp or a text. */
const knownTags = /^(?:ti|ar|al|au|lr|by|re|tool|ve|length|la|lang|id|offset|t_time|#)$/

function readTag(inside: string): Tag | undefined {
  const [, key, value = ''] = tag.exec(inside) ?? []
  return key === undefined ? undefined : { key: key.toLowerCase(), value: value.trim() }
}

function headOf(line: string, isTag: (key: string) => boolean): LineHead {
  const head: LineHead = { brackets: [], stamps: [], tags: [], rest: line.trim() }
  for (;;) {
    const [written, inside = ''] = bracket.exec(head.rest) ?? []
    if (written === undefined) return head
    const stamp = readStamp(inside)
    const told = stamp ? undefined : readTag(inside)
    if (stamp) {
      head.stamps.push(stamp)
      head.brackets.push({ written, stamp })
    } else if (told && isTag(told.key)) {
      head.tags.push(told)
      head.brackets.push({ written, tag: told })
    } else return head
    head.rest = head.rest.slice(written.length).trim()
  }
}

/**
 * Takes stamps and tags off a line's beginning, in whatever order they stand. A line of nothing but tags may have any;
 * beside a stamp or a text `[Ana: hey]` is sung.
 */
export function takeHead(line: string): LineHead {
  const all = headOf(line, () => true)
  return all.rest === '' && all.stamps.length === 0 ? all : takeKnownHead(line)
}

/** Takes stamps and tags off a line's beginning, but only the tags that files of lyrics are known to have. */
export const takeKnownHead = (line: string): LineHead => headOf(line, key => knownTags.test(key))
