import { writeCsv } from '@duologue/domain/text/csv'
import { strToU8, zipSync } from 'fflate'

/** The rows of a file of a roster, its head first; or what stands in its place, as bytes. */
type Rows = readonly (readonly string[])[]

/** What a roster is made of in a test. */
export interface RosterTold {
  version?: string
  /** How each file tells; bulk unless told. */
  modes?: Readonly<Record<string, string>>
  files: Readonly<Record<string, Rows | Uint8Array>>
  /** More files in the ZIP, of which the manifest says nothing. */
  more?: Readonly<Record<string, Uint8Array>>
  folder?: string
}

const bytesOf = (rows: Rows | Uint8Array) =>
  rows instanceof Uint8Array ? rows : strToU8(writeCsv(rows))

/** A ZIP of a roster, by a writer that is not ours. */
export function rosterZip({
  version = '1.1',
  modes = {},
  files,
  more = {},
  folder = '',
}: RosterTold) {
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...Object.keys(files).map(name => [`file.${name}`, modes[name] ?? 'bulk']),
    ...Object.entries(modes)
      .filter(([name]) => !(name in files))
      .map(([name, mode]) => [`file.${name}`, mode]),
  ]
  return zipSync({
    [`${folder}manifest.csv`]: strToU8(writeCsv(manifest)),
    ...Object.fromEntries(
      Object.entries(files).map(([name, rows]) => [`${folder}${name}.csv`, bytesOf(rows)]),
    ),
    ...more,
  })
}

const usersHead =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,email,password'.split(
    ',',
  )
const classesHead =
  'sourcedId,status,dateLastModified,title,courseSourcedId,schoolSourcedId,termSourcedIds'.split(
    ',',
  )
const enrolmentsHead =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role'.split(',')

/** What a row says of its change; nothing in files that tell all there is. */
type Change = readonly [status: string, modified: string]
const unchanged: Change = ['', '']

/** Rows of version 1.1, by what matters. */
export const rosterRow = {
  person: (id: string, role: string, names: string, email = '', change = unchanged) => {
    const [given = '', family = ''] = names.split('|')
    return [id, ...change, 'true', 'o1', role, id, '', given, family, email, 'secret']
  },
  class: (id: string, title: string, change = unchanged) => [
    id,
    ...change,
    title,
    'k1',
    'o1',
    't1',
  ],
  enrolment: (id: string, role: string, change = unchanged) => {
    const [person = '', at = ''] = id.split('@')
    return [id, ...change, at, 'o1', person, role]
  },
}

/** A school in the files of version 1.1: people, classes and enrolments (`person@class`). */
export const rosterFilesOf = (told: {
  people: string[][]
  classes: string[][]
  enrolments: string[][]
}) => ({
  orgs: [
    ['sourcedId', 'name', 'type'],
    ['o1', 'Lakeside School', 'school'],
  ],
  academicSessions: [
    ['sourcedId', 'title', 'type', 'startDate', 'endDate', 'schoolYear'],
    ['t1', 'Year', 'schoolYear', '2025-09-01', '2026-07-31', '2026'],
  ],
  courses: [
    ['sourcedId', 'title', 'orgSourcedId'],
    ['k1', 'French', 'o1'],
  ],
  classes: [classesHead, ...told.classes],
  users: [usersHead, ...told.people],
  enrollments: [enrolmentsHead, ...told.enrolments],
})

/** A ZIP as a form sends it. */
export const asZip = (bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], { type: 'application/zip' })
