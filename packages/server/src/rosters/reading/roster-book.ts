import type { RosterPreview } from '@duologue/contract/rosters/rosters'
import { mustConfirmEndings } from '@duologue/domain/rosters/endings-to-confirm'
import type {
  Judged,
  RosterRole,
  ToldClass,
  ToldEnrolment,
  ToldPerson,
} from '@duologue/domain/rosters/judge-row'
import type { RosterFile, RosterMode } from '@duologue/domain/rosters/roster-files'
import type { Queries } from '../../database/connect'
import {
  activeBehind,
  countPlaces,
  enrolmentsBehind,
  enrolmentsOf,
  keptClasses,
  keptEnrolments,
  keptPeople,
} from '../kept-store'
import { ChangeSheet, comparedAs } from './change-sheet'
import { momentOf, SeenRows } from './seen-rows'

/** How many things are looked through at once. */
const portion = 1000

/** What is told or kept of a class or of somebody: whether they are there when the import is applied. */
interface After {
  isActive: boolean
  title: string
  school: string | null
}

/** Of people names are of no interest then: there are many, and two ways to be. */
const unnamed = { title: '', school: null }
const [there, gone]: readonly [After, After] = [
  { isActive: true, ...unnamed },
  { isActive: false, ...unnamed },
]

type Kept = Awaited<ReturnType<typeof keptEnrolments>>[number]

/**
 * What an import changes (rosters.md#the-preview), as far as its rows were told: each is compared with what is kept, and
 * what changes something is written down until it is applied. Nothing else is changed.
 */
export class RosterBook {
  private readonly queries: Queries
  private readonly modes: ReadonlyMap<RosterFile, RosterMode>
  private readonly today: string
  private readonly sheet: ChangeSheet
  readonly rows = new SeenRows()
  private readonly after = { class: new Map<string, After>(), person: new Map<string, After>() }
  private readonly otherPeople = new Set<string>()
  private readonly ended = { class: [] as string[], person: [] as string[] }
  private others = 0

  constructor(
    queries: Queries,
    told: { import: string; modes: ReadonlyMap<RosterFile, RosterMode>; today: string },
  ) {
    this.queries = queries
    this.sheet = new ChangeSheet(queries, told.import)
    this.modes = told.modes
    this.today = told.today
  }

  async takeClasses(
    judged: readonly Judged<ToldClass>[],
    labelsOf: (row: ToldClass) => {
      course: string | null
      school: string | null
      endsOn: string | null
    },
  ): Promise<void> {
    const rows = this.rows.standing('classes', 'class', judged)
    const ids = rows.map(({ sourcedId }) => sourcedId)
    const kept = new Map((await keptClasses(this.queries, ids)).map(row => [row.sourcedId, row]))
    for (const row of rows) {
      const { sourcedId, isActive, title } = row
      const modified = momentOf(row.modified)
      const labels = labelsOf(row)
      const before = kept.get(sourcedId)
      const { change, isChange } = this.sheet.compare(
        'class',
        { isActive, modified, facts: { title, ...labels } },
        before &&
          comparedAs(before, {
            title: before.title,
            course: before.course,
            school: before.school,
            endsOn: before.endsOn,
          }),
      )
      const isThere = change === 'older' ? before?.isActive === true : isActive
      this.after.class.set(sourcedId, {
        isActive: isThere,
        title,
        school: labels.school ?? before?.school ?? null,
      })
      if (change === 'ending') this.ended.class.push(sourcedId)
      if (isChange)
        await this.sheet.write({ kind: 'class', sourcedId, isActive, modified, title, ...labels })
    }
  }

  async takePeople(judged: readonly Judged<ToldPerson>[]): Promise<void> {
    const rows = this.rows.standing('users', 'person', judged)
    const ids = rows.map(({ sourcedId }) => sourcedId)
    const kept = new Map((await keptPeople(this.queries, ids)).map(row => [row.sourcedId, row]))
    for (const row of rows) {
      const { sourcedId, given, family, role, email, loginIds } = row
      const isOther = role === 'other'
      if (isOther) {
        this.others += 1
        this.otherPeople.add(sourcedId)
      }
      const isActive = row.isActive && !isOther
      const modified = momentOf(row.modified)
      const before = kept.get(sourcedId)
      const known = role === null ? {} : { email: email ?? '', loginIds: loginIds.join(',') }
      const { change, isChange } = this.sheet.compare(
        'person',
        { isActive, modified, facts: { given, family, role, ...known } },
        before &&
          comparedAs(before, {
            given: before.givenName,
            family: before.familyName,
            role: before.role,
            email: before.email ?? '',
            loginIds: before.loginIds.join(','),
          }),
      )
      const isThere = change === 'older' ? before?.isActive === true : isActive
      this.after.person.set(sourcedId, isThere ? there : gone)
      if (change === 'ending') this.ended.person.push(sourcedId)
      if (!isChange) continue
      const told = {
        kind: 'person',
        sourcedId,
        isActive,
        modified,
        role,
        email,
        loginIds,
      } as const
      await this.sheet.write({ givenName: given, familyName: family, ...told })
    }
  }

  /** Looks for classes or people that the file names and does not tell: they may be kept already. */
  private async lookUp(kind: 'class' | 'person', ids: readonly string[]): Promise<void> {
    const after = this.after[kind]
    const isWhole = this.modes.get(kind === 'class' ? 'classes' : 'users') === 'bulk'
    // Where the file tells all there is, only what is faulty in it may be kept.
    const asked = ids.filter(id => !after.has(id) && (!isWhole || this.rows.seen[kind].has(id)))
    if (asked.length === 0) return
    if (kind === 'class')
      for (const { sourcedId, isActive, title, school } of await keptClasses(this.queries, asked))
        after.set(sourcedId, { isActive, title, school })
    else
      for (const { sourcedId, isActive } of await keptPeople(this.queries, asked))
        after.set(sourcedId, isActive ? there : gone)
  }

  /** Whether what an enrolment names is known; else it is a fault. */
  private isKnown({ line, classId, personId }: ToldEnrolment): boolean {
    const isClass = this.after.class.has(classId)
    const isPerson = this.after.person.has(personId)
    if (!isClass)
      this.rows.noteFault('enrollments', { line, column: 'classSourcedId', kind: 'unknownClass' })
    if (!isPerson)
      this.rows.noteFault('enrollments', { line, column: 'userSourcedId', kind: 'unknownPerson' })
    return isClass && isPerson
  }

  async takeEnrolments(judged: readonly Judged<ToldEnrolment>[]): Promise<void> {
    const rows = this.rows.standing('enrollments', 'enrolment', judged)
    await this.lookUp('class', [...new Set(rows.map(({ classId }) => classId))])
    await this.lookUp('person', [...new Set(rows.map(({ personId }) => personId))])
    const ids = rows.map(({ sourcedId }) => sourcedId)
    const kept = new Map((await keptEnrolments(this.queries, ids)).map(row => [row.sourcedId, row]))
    for (const row of rows) {
      const { sourcedId, classId, personId } = row
      const before = kept.get(sourcedId)
      const isOther = row.role === 'other' || this.otherPeople.has(personId)
      if (isOther) this.others += 1
      else if (!this.isKnown(row)) continue
      const goesWith =
        this.after.person.get(personId)?.isActive && this.after.class.get(classId)?.isActive
      const isOver = row.endsOn !== null && row.endsOn < this.today
      const isActive = row.isActive && !isOther && goesWith === true && !isOver
      // Whose person or class is gone has ended with them, whenever its own row was changed.
      const modified = row.isActive && !isActive ? null : momentOf(row.modified)
      const role = row.role === 'other' ? (before?.role ?? 'student') : row.role
      await this.takeEnrolment(
        { sourcedId, isActive, modified, role, class: classId, person: personId },
        before,
      )
    }
  }

  private async takeEnrolment(
    told: {
      sourcedId: string
      isActive: boolean
      modified: Date | null
      role: RosterRole
      class: string
      person: string
    },
    before: Kept | undefined,
  ): Promise<void> {
    const factsOf = (one: { role: RosterRole; class: string; person: string }) => ({
      role: one.role,
      class: one.class,
      person: one.person,
    })
    const { change, isChange } = this.sheet.compare(
      'enrolment',
      comparedAs(told, factsOf(told)),
      before && comparedAs(before, factsOf(before)),
    )
    this.sheet.countIn(before && !told.isActive ? before.class : told.class, change)
    if (isChange) await this.sheet.write({ kind: 'enrolment', ...told })
  }

  /** What the file of classes or of people does not tell any more, where it tells all there is, ends. */
  async endAbsent(kind: 'class' | 'person'): Promise<void> {
    if (this.modes.get(kind === 'class' ? 'classes' : 'users') !== 'bulk') return
    let last = ''
    for (;;) {
      const ids = await activeBehind(this.queries, kind, last, portion)
      for (const sourcedId of ids.filter(id => !this.rows.seen[kind].has(id))) {
        this.sheet.counts[kind].ending += 1
        this.ended[kind].push(sourcedId)
        this.after[kind].set(sourcedId, gone)
        await this.sheet.write({ kind, sourcedId, isActive: false, modified: null })
      }
      if (ids.length < portion) return
      last = ids.at(-1) ?? ''
    }
  }

  private async endEnrolments(kept: readonly Kept[]): Promise<void> {
    for (const row of kept) {
      if (this.rows.seen.enrolment.has(row.sourcedId)) continue
      this.rows.seen.enrolment.add(row.sourcedId)
      const { sourcedId, role, class: id, person } = row
      await this.takeEnrolment(
        { sourcedId, isActive: false, modified: null, role, class: id, person },
        row,
      )
    }
  }

  /** The same of enrolments; those of who has left, and of classes that are over, end in any case. */
  async endAbsentEnrolments(): Promise<void> {
    if (this.modes.get('enrollments') === 'bulk') {
      let last = ''
      for (;;) {
        const rows = await enrolmentsBehind(this.queries, last, portion)
        await this.endEnrolments(rows)
        if (rows.length < portion) return
        last = rows.at(-1)?.sourcedId ?? ''
      }
    }
    for (const kind of ['class', 'person'] as const)
      for (let at = 0; at < this.ended[kind].length; at += portion) {
        const ids = this.ended[kind].slice(at, at + portion)
        await this.endEnrolments(await enrolmentsOf(this.queries, { kind, ids }))
      }
  }

  /** What it all comes to, when everything was told; `isOver` is whether all terms of the file are. */
  async close({ isOver, newestBefore }: { isOver: boolean; newestBefore: Date | null }) {
    await this.sheet.flush()
    const { counts, newest, written } = this.sheet
    const { class: classes, person: people, enrolment: places } = counts
    const isOlder = newest !== null && newestBefore !== null && newest < newestBefore
    const preview: RosterPreview = {
      people,
      classes,
      places,
      others: this.others,
      ...(await this.sheet.byClass(id => this.after.class.get(id))),
      faults: this.rows.faults,
      faultCount: this.rows.faultCount,
      mustConfirm: mustConfirmEndings(places.ending, await countPlaces(this.queries)),
      isOld: isOver || isOlder,
    }
    return { preview, changes: written, newest }
  }
}
