import type { NumberedLine } from '../adding/clean-lines'
import type { Fault } from '../adding/notices'
import { isTiming, readTiming } from './cue-time'

/** A cue of SRT or WebVTT as its lines stand in the file. */
export interface CueLines {
  line: number
  start: number
  stop: number
  /** Where on the screen it stands. */
  settings: string
  lines: readonly NumberedLine[]
}

/** What stands between the times of one cue and those of the next: its lines, and those that are parted from it. */
function partBody(body: readonly NumberedLine[]) {
  const first = body.findIndex(({ text }) => text !== '')
  const from = first < 0 ? body.length : first
  const end = body.findIndex(({ text }, index) => index > from && text === '')
  const to = end < 0 ? body.length : end
  return { own: body.slice(from, to), apart: body.slice(to).filter(({ text }) => text !== '') }
}

/** Lines that stand alone; a number alone is the name of a cue that is not there. */
const parted = (apart: readonly NumberedLine[], hasCue: boolean): Fault[] =>
  apart.map(({ line, text }) => {
    const isApart = hasCue && !/^\d+$/.test(text)
    return { line, code: isApart ? 'parted-cue' : 'no-cue', text }
  })

/**
 * The cues of a file whose times stand on a line of their own, `isName` told the line right before one. A line that
 * belongs to none is named, and so is one whose times cannot be read: nothing is dropped.
 */
export function partCues(
  all: readonly NumberedLine[],
  isName: (line: NumberedLine, before: NumberedLine | undefined) => boolean,
): { cues: CueLines[]; faults: Fault[] } {
  const timings = all.flatMap(({ text }, place) => (isTiming(text) ? [place] : []))
  /** Where what stands before a line of times ends. */
  const endBefore = (place: number) => {
    const name = all[place - 1]
    return name && name.text !== '' && isName(name, all[place - 2]) ? place - 1 : place
  }
  const before = all.slice(0, endBefore(timings[0] ?? all.length))
  const faults = parted(
    before.filter(({ text }) => text !== ''),
    false,
  )
  const cues: CueLines[] = []
  for (const [index, place] of timings.entries()) {
    const next = timings[index + 1]
    const body = all.slice(place + 1, next === undefined ? all.length : endBefore(next))
    const { own, apart } = partBody(body)
    const timing = readTiming(all[place]?.text ?? '')
    const { line = 0, text = '' } = all[place] ?? {}
    const span = [all[endBefore(place)]?.line ?? line, own.at(-1)?.line ?? line] as const
    if (timing) cues.push({ line, ...timing, lines: own })
    else faults.push({ line, code: 'wrong-cue', text, span })
    faults.push(...parted(apart, true))
  }
  return { cues, faults }
}
