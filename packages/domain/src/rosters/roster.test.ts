import { describe, expect, test } from 'vitest'
import { mustConfirmEndings } from './endings-to-confirm'
import {
  cellsFault,
  judgeClass,
  judgeEnrolment,
  judgeLabel,
  judgePerson,
  judgeRole,
  type RosterRole,
  strongerRole,
} from './judge-row'
import { readManifest } from './read-manifest'
import { type RosterFile, readHeads } from './roster-files'

const manifest = (more: Record<string, string>) =>
  readManifest([
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ...Object.entries({ 'oneroster.version': '1.1', ...more }),
  ])

describe('a manifest', () => {
  test('tells the version, and how each file tells', () => {
    expect(
      manifest({
        'file.users': 'bulk',
        'file.enrollments': 'delta',
        'file.classes': 'absent',
        'file.demographics': 'bulk',
        'file.roles': 'bulk',
      }),
    ).toEqual({
      manifest: {
        version: '1.1',
        files: new Map([
          ['users', 'bulk'],
          ['enrollments', 'delta'],
        ]),
        declared: ['users', 'enrollments', 'demographics', 'roles'],
      },
    })
  })

  test.each([
    [{ 'oneroster.version': '1.0', 'file.users': 'bulk' }, { kind: 'version' }],
    [{ 'oneroster.version': '', 'file.users': 'bulk' }, { kind: 'version' }],
    [{ 'file.users': 'some' }, { kind: 'unknownMode', property: 'file.users' }],
    [{ 'file.orgs': 'bulk' }, { kind: 'fileMissing', file: 'enrollments' }],
    [
      { 'oneroster.version': '1.2', 'file.users': 'bulk' },
      { kind: 'fileMissing', file: 'roles' },
    ],
  ])('is refused: %j', (more, fault) => {
    expect(manifest(more as unknown as Record<string, string>)).toEqual({ fault })
  })
})

const headsOf = (file: RosterFile, columns: string, version: '1.1' | '1.2' = '1.1') => {
  const found = readHeads(file, columns.split(','), { version, mode: 'bulk' })
  if ('missing' in found) throw new Error(found.missing)
  return found.heads
}

describe('the head of a file', () => {
  const users = 'sourcedId,enabledUser,givenName,familyName'
  test('has what is needed, in whatever order and with whatever beside it', () => {
    const heads = headsOf(
      'users',
      ' FamilyName ,password,SOURCEDID,role,phone,enableduser,givenName',
    )
    expect(Object.fromEntries(heads)).toEqual({
      familyName: 0,
      sourcedId: 2,
      role: 3,
      enabledUser: 5,
      givenName: 6,
    })
  })
  test.each([
    ['1.1', 'bulk', users, 'role'],
    ['1.2', 'bulk', 'sourcedId,enabledUser,givenName', 'familyName'],
    ['1.2', 'delta', users, 'status'],
    ['1.2', 'delta', `${users},status`, 'dateLastModified'],
  ] as const)('lacks something: %s %s', (version, mode, columns, missing) => {
    expect(readHeads('users', columns.split(','), { version, mode })).toEqual({ missing })
  })
})

const person = (row: string, role: RosterRole | null = null) => {
  const heads = headsOf(
    'users',
    'sourcedId,status,dateLastModified,enabledUser,role,givenName,familyName,email,userIds,password,phone'.replace(
      role ? 'role,' : '\0',
      role ? 'kind,' : '',
    ),
    role ? '1.2' : '1.1',
  )
  return judgePerson(heads, { cells: row.split('|'), line: 7 }, () => role)
}

describe('a person', () => {
  test('is read with their names; a teacher with an address, too', () => {
    const told = { sourcedId: 's1', line: 7, isActive: true, modified: null }
    expect(person('s1|||true|student|Zoë|O’Neil|z@x.example|{Fed:9}|secret|123')).toEqual({
      row: { ...told, given: 'Zoë', family: 'O’Neil', role: 'student', email: null, loginIds: [] },
      faults: [],
    })
    expect(
      person(
        's1|active|2026-03-04T10:00:00.000Z|true|teacher|Ana|Ruiz|a@x.example|{Fed:9},{no}|x|1',
      ).row,
    ).toEqual({
      ...told,
      modified: '2026-03-04T10:00:00.000Z',
      given: 'Ana',
      family: 'Ruiz',
      role: 'teacher',
      email: 'a@x.example',
      loginIds: ['9'],
    })
  })

  test.each([
    ['s1|tobedeleted||true|student|Mia|Roth|||', false],
    ['s1|inactive||true|student|Mia|Roth|||', false],
    ['s1|||false|student|Mia|Roth|||', false],
    ['s1|||TRUE|student|王||||', true],
  ])('is there, or has left: %s', (row, isActive) => {
    expect(person(row).row?.isActive).toBe(isActive)
  })

  test('signs that nobody sees are no part of a name', () => {
    expect(person('s1|||true|student|\u202EMia\u200B| Roth  |||').row).toMatchObject({
      given: 'Mia',
      family: 'Roth',
    })
    // What turns what stands beside it goes; letters and their marks become one.
    expect(person('s1|||true|student|\u2067مريم\u2069|Zoe\u0308|||').row).toMatchObject({
      given: 'مريم',
      family: 'Zoë',
    })
  })

  test.each([
    ['|||true|student|Mia|Roth|||', [['sourcedId', 'missing']]],
    ['s1|gone||true|student|Mia|Roth|||', [['status', 'unknownStatus']]],
    ['s1||yesterday|true|student|Mia|Roth|||', [['dateLastModified', 'notADate']]],
    ['s1||2026-13-01|true|student|Mia|Roth|||', [['dateLastModified', 'notADate']]],
    ['s1||||student|Mia|Roth|||', [['enabledUser', 'missing']]],
    ['s1|||yes|student|Mia|Roth|||', [['enabledUser', 'notTrueOrFalse']]],
    ['s1|||true|king|Mia|Roth|||', [['role', 'unknownRole']]],
    ['s1|||true||Mia|Roth|||', [['role', 'missing']]],
    ['s1|||true|student||Roth|||', [['givenName', 'missing']]],
    ['s1|||true|student|=1+1|Roth|||', [['givenName', 'notAName']]],
    ['s1|||true|student|Mia|M\uFFFDller|||', [['familyName', 'lettersMissing']]],
    [`s1|||true|student|${'M'.repeat(31)}|Roth|||`, [['givenName', 'tooLong']]],
    [`${'s'.repeat(256)}|||true|student|Mia|Roth|||`, [['sourcedId', 'tooLong']]],
  ])('is left out: %s', (row, faults) => {
    const judged = person(row)
    expect(judged.row).toBeUndefined()
    expect(judged.faults.map(({ column, kind, line }) => [line, column, kind])).toEqual(
      faults.map(([column, kind]) => [7, column, kind]),
    )
  })

  test('a teacher whose address is none stays without one', () => {
    const judged = person('s1|||true|teacher|Ana|Ruiz|ana at home||')
    expect(judged.row?.email).toBeNull()
    expect(judged.faults).toEqual([{ line: 7, column: 'email', kind: 'notAnAddress' }])
  })

  test('has their role from the file of roles since 1.2; where it is not said, no address', () => {
    expect(person('s1|||true|x|Ana|Ruiz|a@x.example||', 'aide').row).toMatchObject({
      role: 'aide',
      email: 'a@x.example',
    })
  })

  test('of whom nobody sees the name may be called anything', () => {
    expect(person('s1|||true|guardian|=1+1||||').row?.role).toBe('other')
  })
})

test('the strongest role of somebody counts', () => {
  const heads = headsOf('roles', 'userSourcedId,roleType,role')
  expect(
    judgeRole(heads, { cells: ['s1', 'primary', 'siteAdministrator'], line: 2 }).row?.role,
  ).toBe('other')
  const roles = ['other', 'student', 'teacher', 'aide'] as const
  expect(roles.reduce<RosterRole | undefined>(strongerRole, undefined)).toBe('teacher')
})

test('classes, enrolments and labels are read', () => {
  const told = { line: 3, isActive: true, modified: null }
  const classes = headsOf(
    'classes',
    'sourcedId,title,courseSourcedId,schoolSourcedId,termSourcedIds',
  )
  expect(
    judgeClass(classes, { cells: ['c1', 'French 7b', 'k', 'o', 't1, t2'], line: 3 }).row,
  ).toEqual({
    ...told,
    sourcedId: 'c1',
    title: 'French 7b',
    courseId: 'k',
    schoolId: 'o',
    termIds: ['t1', 't2'],
  })
  const enrolments = headsOf('enrollments', 'sourcedId,classSourcedId,userSourcedId,role,endDate')
  const cells = ['e1', 'c1', 's1', 'student', '2026-07-31']
  expect(judgeEnrolment(enrolments, { cells, line: 3 }).row).toEqual({
    ...told,
    sourcedId: 'e1',
    classId: 'c1',
    personId: 's1',
    role: 'student',
    endsOn: '2026-07-31',
  })
  const wrong = judgeEnrolment(enrolments, { cells: ['e1', '', 's1', 'student', 'July'], line: 3 })
  expect(wrong).toMatchObject({
    sourcedId: 'e1',
    faults: [
      { column: 'classSourcedId', kind: 'missing' },
      { column: 'endDate', kind: 'notADate' },
    ],
  })
  const sessions = headsOf('academicSessions', 'sourcedId,endDate')
  expect(judgeLabel(sessions, { cells: ['t1', '2026-07-31'], line: 3 }, 'endDate').row?.label).toBe(
    '2026-07-31',
  )
  expect(judgeLabel(sessions, { cells: ['t1', 'July'], line: 3 }, 'endDate').faults).toHaveLength(1)
  expect(cellsFault({ cells: ['a'], line: 9 }, 2)).toMatchObject({ line: 9, kind: 'cells' })
})

test.each([
  [50, 1000, false],
  [51, 1000, true],
  [2, 10, false],
  [3, 10, true],
  [1, 1, true],
  [0, 0, false],
])('%i endings of %i must be confirmed: %s', (endings, places, must) => {
  expect(mustConfirmEndings(endings, places)).toBe(must)
})
