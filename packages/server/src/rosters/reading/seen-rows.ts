import type { RosterRowFault } from '@duologue/contract/rosters/rosters'
import type { Judged, RowFault } from '@duologue/domain/rosters/judge-row'
import type { RosterFile } from '@duologue/domain/rosters/roster-files'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'

/** When something was changed, as it is compared; what a calendar does not have is told as never. */
export function momentOf(modified: string | null): Date | null {
  if (modified === null) return null
  const hasZone = /Z$|[+-]\d\d:?\d\d$/u.test(modified)
  const moment = new Date(modified.length === 10 || hasZone ? modified : `${modified}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** A text that does not hold on to the piece of a file that it was cut from: what is seen is remembered until all is read. */
export const ownText = (text: string) => Buffer.from(text).toString()

/** Which rows there were, and what was wrong with them. */
export class SeenRows {
  readonly faults: RosterRowFault[] = []
  faultCount = 0
  /** The numbers of what was told, rightly or not: what is in it does not end. */
  readonly seen = {
    class: new Set<string>(),
    person: new Set<string>(),
    enrolment: new Set<string>(),
  }

  noteFault(file: RosterFile, fault: RowFault): void {
    this.faultCount += 1
    if (this.faults.length < rosterLimits.faults) this.faults.push({ file, ...fault })
  }

  /** The rows of a portion that may stand; what their file says twice is faulty from the second time on. */
  standing<Row extends { sourcedId: string; line: number }>(
    file: RosterFile,
    kind: keyof SeenRows['seen'],
    judged: readonly Judged<Row>[],
  ): Row[] {
    const seen = this.seen[kind]
    return judged.flatMap(one => {
      for (const fault of one.faults) this.noteFault(file, fault)
      const id = 'sourcedId' in one ? one.sourcedId : one.row.sourcedId
      if (id === null) return []
      const isTwice = seen.has(id)
      const own = isTwice ? id : ownText(id)
      seen.add(own)
      if (!one.row) return []
      if (!isTwice) return [{ ...one.row, sourcedId: own }]
      this.noteFault(file, { line: one.row.line, column: 'sourcedId', kind: 'twice' })
      return []
    })
  }
}
