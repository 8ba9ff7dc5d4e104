import { cleanName, hasLostLetters } from '../pupils/clean-name'
import { nameRowFault } from '../pupils/name-row-fault'
import type { RosterHeads } from './roster-files'
import { rosterLimits } from './roster-limits'

/** What is wrong with a cell of a roster (rosters.md#faults-of-rows). */
export type RowFaultKind =
  | 'missing'
  | 'cells'
  | 'tooLong'
  | 'lettersMissing'
  | 'notAName'
  | 'notADate'
  | 'notAnAddress'
  | 'unknownStatus'
  | 'notTrueOrFalse'
  | 'unknownRole'
  | 'twice'
  | 'unknownClass'
  | 'unknownPerson'

/** Where something is wrong in a file, of which the first line is 1; the letters are those of what is too long. */
export interface RowFault {
  readonly line: number
  readonly column: string
  readonly kind: RowFaultKind
  readonly letters?: number
  readonly most?: number
}

/** What somebody is in a school or in a class; `other` is counted and not kept (rosters.md#who-is-who). */
export type RosterRole = 'teacher' | 'student' | 'aide' | 'other'

/** What every row says: whether it is there still, and when it was changed last, as its file writes it. */
interface Told {
  readonly sourcedId: string
  readonly line: number
  readonly isActive: boolean
  readonly modified: string | null
}

export interface ToldPerson extends Told {
  readonly given: string
  readonly family: string
  /** Null where the file does not say it here. */
  readonly role: RosterRole | null
  /** Of who is no student alone. */
  readonly email: string | null
  /** The numbers by which a login of the school may know them. */
  readonly loginIds: string[]
}

export interface ToldClass extends Told {
  readonly title: string
  readonly courseId: string
  readonly schoolId: string
  readonly termIds: readonly string[]
}

export interface ToldEnrolment extends Told {
  readonly classId: string
  readonly personId: string
  readonly role: RosterRole
  /** The last day of it; null where it has none. */
  readonly endsOn: string | null
}

/** What has a name alone: an org, a course, a session with its last day. */
export interface ToldLabel extends Told {
  readonly label: string
}

/** What came of a row; one that is faulty may still say which thing it is about, so that this does not end. */
export type Judged<Row> =
  | { readonly row: Row; readonly faults: readonly RowFault[] }
  | {
      readonly row: undefined
      readonly sourcedId: string | null
      readonly faults: readonly RowFault[]
    }

const date = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/u
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

const roles: Readonly<Record<string, RosterRole>> = {
  teacher: 'teacher',
  student: 'student',
  aide: 'aide',
  administrator: 'other',
  counselor: 'other',
  districtadministrator: 'other',
  guardian: 'other',
  parent: 'other',
  principal: 'other',
  proctor: 'other',
  relative: 'other',
  siteadministrator: 'other',
  systemadministrator: 'other',
}

/** A row as it stands in a file. */
type Row = { readonly cells: readonly string[]; readonly line: number }

/** One row of a file, read cell by cell; what is wrong with it is gathered. */
class RowReader {
  readonly faults: RowFault[] = []
  private readonly heads: RosterHeads
  private readonly cells: readonly string[]
  private readonly line: number

  constructor(heads: RosterHeads, { cells, line }: Row) {
    this.heads = heads
    this.cells = cells
    this.line = line
  }

  fault(column: string, kind: RowFaultKind, more: Pick<RowFault, 'letters' | 'most'> = {}): void {
    this.faults.push({ line: this.line, column, kind, ...more })
  }

  /** A cell without what nobody sees; empty where there is none. */
  text(column: string): string {
    const place = this.heads.get(column)
    return place === undefined ? '' : cleanName(this.cells[place] ?? '')
  }

  /** A cell that may not be empty, of so many letters at most. */
  needed(column: string, most: number): string {
    const text = this.text(column)
    if (text === '') this.fault(column, 'missing')
    else if (text.length > most) this.fault(column, 'tooLong', { letters: text.length, most })
    else if (hasLostLetters(text)) this.fault(column, 'lettersMissing')
    return text
  }

  id = (column: string): string => this.needed(column, rosterLimits.id)

  /** Several in one cell. */
  several(column: string): string[] {
    return this.text(column)
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== '' && one.length <= rosterLimits.id)
  }

  day(column: string): string | null {
    const text = this.text(column)
    if (text === '' || date.test(text)) return text || null
    this.fault(column, 'notADate')
    return null
  }

  role(column: string): RosterRole {
    const role = roles[this.needed(column, rosterLimits.id).toLowerCase()]
    if (!role && this.faults.at(-1)?.column !== column) this.fault(column, 'unknownRole')
    return role ?? 'other'
  }

  told(): Told {
    const sourcedId = this.id('sourcedId')
    const status = this.text('status').toLowerCase()
    if (!['', 'active', 'inactive', 'tobedeleted'].includes(status))
      this.fault('status', 'unknownStatus')
    const modified = this.text('dateLastModified')
    if (modified !== '' && !moment.test(modified)) this.fault('dateLastModified', 'notADate')
    const isActive = status === '' || status === 'active'
    return { sourcedId, line: this.line, isActive, modified: modified || null }
  }

  /** What came of it: a row with a fault is left out, unless all of them may stand. */
  judged<Row extends { readonly sourcedId: string }>(row: Row): Judged<Row> {
    const { faults } = this
    const isFaulty = faults.some(({ kind }) => kind !== 'notAnAddress')
    const isKnown = row.sourcedId !== '' && row.sourcedId.length <= rosterLimits.id
    return isFaulty
      ? { row: undefined, sourcedId: isKnown ? row.sourcedId : null, faults }
      : { row, faults }
  }
}

/** Whether a row has nothing in it, as the last line of many files. */
export const isBlankRow = ({ cells }: Row): boolean => cells.every(cell => cell.trim() === '')

/** The fault of a row that has not as many cells as the head of its file: what stands where is not known then. */
export const cellsFault = ({ cells, line }: Row, wanted: number): RowFault | undefined =>
  cells.length === wanted
    ? undefined
    : { line, column: '', kind: 'cells', letters: cells.length, most: wanted }

/** The numbers in `{LDAP:mroth},{Fed:17}`. */
const loginIdsIn = (several: readonly string[]): string[] =>
  several
    .map(one => /^\{[^:{}]*:([^{}]+)\}$/u.exec(one)?.[1]?.trim() ?? '')
    .filter(one => one !== '')

export function judgePerson(
  heads: RosterHeads,
  row: Row,
  roleOf: (sourcedId: string) => RosterRole | null,
): Judged<ToldPerson> {
  const reader = new RowReader(heads, row)
  const told = reader.told()
  const enabled = reader.text('enabledUser').toLowerCase()
  if (!['true', 'false'].includes(enabled))
    reader.fault('enabledUser', enabled === '' ? 'missing' : 'notTrueOrFalse')
  const role = heads.has('role') ? reader.role('role') : roleOf(told.sourcedId)
  const given = reader.text('preferredGivenName') || reader.text('givenName')
  const family = reader.text('preferredFamilyName') || reader.text('familyName')
  // Names of whom nobody sees are not looked at.
  if (role !== 'other') judgeNames(reader, { given, family })
  const isPupil = role === null || role === 'student' || role === 'other'
  const email = isPupil ? '' : reader.text('email')
  const isAddress = address.test(email) && email.length <= rosterLimits.email
  if (email !== '' && !isAddress) reader.fault('email', 'notAnAddress')
  return reader.judged({
    sourcedId: told.sourcedId,
    line: told.line,
    isActive: told.isActive && enabled === 'true',
    modified: told.modified,
    given,
    family,
    role,
    email: isAddress ? email : null,
    loginIds: isPupil ? [] : loginIdsIn(reader.several('userIds')),
  })
}

/** Names are judged as those of a list (pupils.md#lists-of-names). */
function judgeNames(reader: RowReader, names: { given: string; family: string }): void {
  const parts = [
    { column: 'givenName', name: { given: names.given, family: '', externalId: null } },
    { column: 'familyName', name: { given: names.family, family: '', externalId: null } },
  ]
  for (const { column, name } of parts) {
    const fault = nameRowFault(name)
    if (!fault || (fault.kind === 'noName' && column === 'familyName')) continue
    if (fault.kind === 'noName') reader.fault(column, 'missing')
    else if (fault.kind === 'tooLong' || fault.kind === 'idTooLong')
      reader.fault(column, 'tooLong', { letters: fault.letters, most: fault.most })
    else reader.fault(column, fault.kind)
  }
}

export function judgeClass(heads: RosterHeads, row: Row): Judged<ToldClass> {
  const reader = new RowReader(heads, row)
  const told = reader.told()
  return reader.judged({
    title: reader.needed('title', rosterLimits.title),
    courseId: reader.text('courseSourcedId'),
    schoolId: reader.text('schoolSourcedId'),
    termIds: reader.several('termSourcedIds'),
    ...told,
  })
}

export function judgeEnrolment(heads: RosterHeads, row: Row): Judged<ToldEnrolment> {
  const reader = new RowReader(heads, row)
  const told = reader.told()
  return reader.judged({
    classId: reader.id('classSourcedId'),
    personId: reader.id('userSourcedId'),
    role: reader.role('role'),
    endsOn: reader.day('endDate'),
    ...told,
  })
}

/** A row of which one column is read beside its number: the name of an org or a course, the last day of a session. */
export function judgeLabel(
  heads: RosterHeads,
  row: Row,
  column: 'name' | 'title' | 'endDate',
): Judged<ToldLabel> {
  const reader = new RowReader(heads, row)
  const label = reader.needed(column, rosterLimits.title)
  if (column === 'endDate' && label !== '') reader.day(column)
  return reader.judged({ label, ...reader.told() })
}

/** A row of roles.csv: who has which role, and whether it is their first one. */
export function judgeRole(
  heads: RosterHeads,
  row: Row,
): Judged<{ readonly sourcedId: string; readonly role: RosterRole; readonly isActive: boolean }> {
  const reader = new RowReader(heads, row)
  const status = reader.text('status').toLowerCase()
  return reader.judged({
    sourcedId: reader.id('userSourcedId'),
    role: reader.role('role'),
    isActive: status === '' || status === 'active',
  })
}

/** Of several roles of one person: who teaches anywhere teaches, then who helps, then who learns. */
export function strongerRole(one: RosterRole | undefined, other: RosterRole): RosterRole {
  const order: readonly RosterRole[] = ['other', 'student', 'aide', 'teacher']
  return one && order.indexOf(one) > order.indexOf(other) ? one : other
}
