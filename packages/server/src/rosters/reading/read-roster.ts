import {
  cellsFault,
  isBlankRow,
  type Judged,
  judgeClass,
  judgeEnrolment,
  judgeLabel,
  judgePerson,
  judgeRole,
  type RosterRole,
  strongerRole,
  type ToldClass,
} from '@duologue/domain/rosters/judge-row'
import { type Manifest, readManifest } from '@duologue/domain/rosters/read-manifest'
import { type RosterFile, type RosterHeads, readHeads } from '@duologue/domain/rosters/roster-files'
import type { CsvRow } from '@duologue/domain/text/csv-stream'
import { Refused } from '../../http/refused'
import type { RosterBook } from './roster-book'
import type { OpenZip } from './unpack'

/** So many rows are compared at a stretch: others have their turn between. */
const portion = 50

const fileOf = (name: string) => `${name.toLowerCase()}.csv`

/** Reads what a ZIP says of itself; refused as a whole where it cannot be taken (rosters.md#the-file). */
export async function manifestOf(zip: OpenZip): Promise<Manifest> {
  if (!zip.has('manifest.csv'))
    throw new Refused('roster-file-missing', { 'manifest.csv': 'is missing' })
  const rows: string[][] = []
  for await (const some of zip.rows('manifest.csv')) rows.push(...some.map(({ cells }) => cells))
  const read = readManifest(rows)
  if ('manifest' in read) {
    const missing = read.manifest.declared.find(name => !zip.has(fileOf(name)))
    if (missing === undefined) return read.manifest
    throw new Refused('roster-file-missing', { [`${missing}.csv`]: 'is missing' })
  }
  const { fault } = read
  if (fault.kind === 'version') throw new Refused('roster-version')
  if (fault.kind === 'fileMissing')
    throw new Refused('roster-file-missing', { [`${fault.file}.csv`]: 'is missing' })
  throw new Refused('roster-unreadable', { [fault.property]: 'is not bulk, delta or absent' })
}

/** Reads the rows of one file portion by portion, each judged; rows that are not as wide as their head are faults. */
async function readFile<Row>(
  { zip, manifest, book }: { zip: OpenZip; manifest: Manifest; book: RosterBook },
  file: RosterFile,
  judge: (heads: RosterHeads, row: CsvRow) => Judged<Row>,
  take: (judged: readonly Judged<Row>[]) => Promise<void> | void,
): Promise<void> {
  const mode = manifest.files.get(file)
  if (!mode) return
  let read: { heads: RosterHeads; width: number } | undefined
  let judged: Judged<Row>[] = []
  for await (const rows of zip.rows(fileOf(file))) {
    for (const row of rows) {
      if (isBlankRow(row)) continue
      if (!read) {
        const found = readHeads(file, row.cells, { version: manifest.version, mode })
        if ('missing' in found)
          throw new Refused('roster-column-missing', {
            [`${file}.csv: ${found.missing}`]: 'is missing',
          })
        read = { heads: found.heads, width: row.cells.length }
        continue
      }
      const fault = cellsFault(row, read.width)
      if (fault) book.rows.noteFault(file, fault)
      judged.push(fault ? withoutRow(read.heads, row) : judge(read.heads, row))
    }
    if (judged.length < portion) continue
    await take(judged)
    judged = []
  }
  if (!read) throw new Refused('roster-column-missing', { [`${file}.csv`]: 'is empty' })
  await take(judged)
}

/** A row whose cells stand where they should not; what it is about stands first, as a rule, and must not end. */
function withoutRow(heads: RosterHeads, { cells }: CsvRow) {
  const place = heads.get('sourcedId')
  const sourcedId = place === 0 ? (cells[0]?.trim() ?? '') : ''
  return { row: undefined, sourcedId: sourcedId || null, faults: [] } as const
}

/** Reads all files of a roster into a book, in the order in which they name each other. */
export async function readRoster(
  zip: OpenZip,
  manifest: Manifest,
  book: RosterBook,
  today: string,
): Promise<{ isOver: boolean }> {
  const from = { zip, manifest, book }
  const labels = async (
    file: 'orgs' | 'academicSessions' | 'courses',
    column: 'name' | 'endDate' | 'title',
  ) => {
    const found = new Map<string, string>()
    await readFile(
      from,
      file,
      (heads, row) => judgeLabel(heads, row, column),
      judged => {
        for (const { row, faults } of judged) {
          for (const fault of faults) book.rows.noteFault(file, fault)
          if (row) found.set(row.sourcedId, row.label)
        }
      },
    )
    return found
  }
  const schools = await labels('orgs', 'name')
  const terms = await labels('academicSessions', 'endDate')
  const courses = await labels('courses', 'title')
  const labelsOf = ({ courseId, schoolId, termIds }: ToldClass) => ({
    course: courses.get(courseId) ?? null,
    school: schools.get(schoolId) ?? null,
    endsOn:
      termIds
        .flatMap(id => terms.get(id) ?? [])
        .toSorted()
        .at(-1) ?? null,
  })
  await readFile(from, 'classes', judgeClass, judged => book.takeClasses(judged, labelsOf))
  await book.endAbsent('class')
  const roles = new Map<string, RosterRole>()
  await readFile(from, 'roles', judgeRole, judged => {
    for (const { row, faults } of judged) {
      for (const fault of faults) book.rows.noteFault('roles', fault)
      if (row?.isActive) roles.set(row.sourcedId, strongerRole(roles.get(row.sourcedId), row.role))
    }
  })
  // Whom a whole list of roles does not name is nobody here.
  const roleless = manifest.files.get('roles') === 'bulk' ? 'other' : null
  const roleOf = (sourcedId: string) => roles.get(sourcedId) ?? roleless
  await readFile(
    from,
    'users',
    (heads, row) => judgePerson(heads, row, roleOf),
    judged => book.takePeople(judged),
  )
  await book.endAbsent('person')
  await readFile(from, 'enrollments', judgeEnrolment, judged => book.takeEnrolments(judged))
  await book.endAbsentEnrolments()
  return { isOver: terms.size > 0 && [...terms.values()].every(day => day < today) }
}
