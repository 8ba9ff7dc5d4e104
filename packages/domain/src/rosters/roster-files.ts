/** The versions of OneRoster CSV that are read (rosters.md#the-file). */
export const rosterVersions = ['1.1', '1.2'] as const
export type RosterVersion = (typeof rosterVersions)[number]

/** The files that are read, in the order in which they are: each tells what the next ones name. */
export const rosterFiles = [
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'roles',
  'users',
  'enrollments',
] as const
export type RosterFile = (typeof rosterFiles)[number]

/** Whether a file tells all there is, or what has changed. */
export type RosterMode = 'bulk' | 'delta'

/** What each file must have; what else is read of it may be missing. */
const required: Readonly<Record<RosterFile, readonly string[]>> = {
  orgs: ['sourcedId', 'name'],
  academicSessions: ['sourcedId', 'endDate'],
  courses: ['sourcedId', 'title'],
  classes: ['sourcedId', 'title'],
  roles: ['userSourcedId', 'role'],
  users: ['sourcedId', 'enabledUser', 'givenName', 'familyName'],
  enrollments: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
}

const optional: Readonly<Record<RosterFile, readonly string[]>> = {
  orgs: [],
  academicSessions: [],
  courses: [],
  classes: ['courseSourcedId', 'schoolSourcedId', 'termSourcedIds'],
  roles: ['roleType'],
  users: ['email', 'userIds', 'preferredGivenName', 'preferredFamilyName'],
  enrollments: ['endDate'],
}

/** The columns without which a file of a roster says nothing. */
export function requiredColumns(
  file: RosterFile,
  { version, mode }: { version: RosterVersion; mode: RosterMode },
): string[] {
  const changes = mode === 'delta' ? ['status', 'dateLastModified'] : []
  // Since 1.2 roles have a file of their own.
  const roles = file === 'users' && version === '1.1' ? ['role'] : []
  return [...required[file], ...roles, ...changes]
}

/** The columns that are read of a file: nothing else of it is looked at (rosters.md#what-is-never-read). */
export const readColumns = (file: RosterFile): string[] => [
  ...required[file],
  ...optional[file],
  ...(file === 'users' ? ['role'] : []),
  'status',
  'dateLastModified',
]

/** Where the columns of a file stand, by their names; what is not read is not in it. */
export type RosterHeads = ReadonlyMap<string, number>

/** Reads the first row of a file; the column that is missing where one is. */
export function readHeads(
  file: RosterFile,
  cells: readonly string[],
  told: { version: RosterVersion; mode: RosterMode },
): { heads: RosterHeads } | { missing: string } {
  const places = new Map(cells.map((cell, at) => [cell.trim().toLowerCase(), at]))
  const heads = new Map<string, number>()
  for (const column of readColumns(file)) {
    const place = places.get(column.toLowerCase())
    if (place !== undefined) heads.set(column, place)
  }
  const missing = requiredColumns(file, told).find(column => !heads.has(column))
  return missing === undefined ? { heads } : { missing }
}
