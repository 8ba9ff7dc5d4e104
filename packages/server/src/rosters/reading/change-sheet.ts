import type { RosterPreview } from '@duologue/contract/rosters/rosters'
import { compareRow, type RosterChange } from '@duologue/domain/rosters/compare-row'
import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import type { Queries } from '../../database/connect'
import { insertChanges } from '../import-store'
import { keptClasses } from '../kept-store'
import type { ChangeRow } from '../roster-table'
import { ownText } from './seen-rows'

/** How many rows are written at once. */
const portion = 50

const noChanges = () => ({ new: 0, changed: 0, ending: 0, older: 0 })

/** What is told or kept of a thing, as it is compared. */
interface Compared {
  isActive: boolean
  modified: Date | null
  facts: Readonly<Record<string, string | null>>
}

/**
 * A thing as it is compared. Here and wherever something is done for each row, nothing is added behind what is spread in an
 * object: Node 20 makes such objects as if they were to stay, and 250,000 rows are 150 MB of them before they are collected.
 */
export const comparedAs = (
  { isActive, modified }: Pick<Compared, 'isActive' | 'modified'>,
  facts: Compared['facts'],
): Compared => ({ isActive, modified, facts })

const timed = ({ isActive, modified, facts }: Compared) => ({
  isActive,
  modified: modified?.getTime() ?? null,
  facts,
})

/** What an import changes, counted, and written down until it is applied. */
export class ChangeSheet {
  readonly counts = { class: noChanges(), person: noChanges(), enrolment: noChanges() }
  private readonly queries: Queries
  private readonly import: string
  private readonly waiting: ChangeRow[] = []
  private readonly perClass = new Map<string, { new: number; changed: number; ending: number }>()
  /** How many rows were written down. */
  written = 0
  /** When anything in it was changed last. */
  newest: Date | null = null

  constructor(queries: Queries, id: string) {
    this.queries = queries
    this.import = id
  }

  async write(row: ChangeRow): Promise<void> {
    this.waiting.push(row)
    if (this.waiting.length >= portion) await this.flush()
  }

  async flush(): Promise<void> {
    const rows = this.waiting.splice(0)
    await insertChanges(this.queries, this.import, this.written, rows)
    this.written += rows.length
  }

  /** Compares a row with what is kept, and counts what comes of it; whether it changes something. */
  compare(
    kind: keyof ChangeSheet['counts'],
    told: Compared,
    kept: Compared | undefined,
  ): { change: RosterChange; isChange: boolean } {
    const { modified } = told
    if (modified && (!this.newest || modified > this.newest)) this.newest = modified
    const change = compareRow(timed(told), kept && timed(kept))
    if (change !== 'same') this.counts[kind][change] += 1
    return { change, isChange: change !== 'same' && change !== 'older' }
  }

  /** Counts a change of somebody's place for their class. */
  countIn(id: string, change: RosterChange): void {
    if (change === 'same' || change === 'older') return
    let counted = this.perClass.get(id)
    if (!counted) {
      counted = { new: 0, changed: 0, ending: 0 }
      this.perClass.set(ownText(id), counted)
    }
    counted[change] += 1
  }

  /** The classes of which most changes, with their titles: those that the file tells, else those that are kept. */
  async byClass(
    toldOf: (id: string) => { title: string; school: string | null } | undefined,
  ): Promise<Pick<RosterPreview, 'byClass' | 'classesChanged'>> {
    const all = [...this.perClass].toSorted(
      ([, one], [, other]) =>
        other.ending - one.ending || other.new - one.new || other.changed - one.changed,
    )
    const shown = all.slice(0, rosterLimits.classesTold)
    const untold = shown.map(([id]) => id).filter(id => !toldOf(id)?.title)
    const kept = untold.length > 0 ? await keptClasses(this.queries, untold) : []
    const keptById = new Map(kept.map(row => [row.sourcedId, row]))
    return {
      byClass: shown.map(([id, changes]) => {
        const told = toldOf(id)
        const { title, school } = told?.title
          ? told
          : (keptById.get(id) ?? { title: id, school: null })
        return { title, ...(school === null ? {} : { school }), ...changes }
      }),
      classesChanged: all.length,
    }
  }
}
