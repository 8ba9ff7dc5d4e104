import { type Roster, rosters } from '@duologue/contract/rosters/rosters'
import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { smallRoster as small } from '../../testing/rosters/roster-school'
import { rosterServer } from '../../testing/rosters/roster-server'
import { rosterFilesOf, rosterRow } from '../../testing/rosters/roster-zip'

const { person, class: classOf, enrolment } = rosterRow
const noChange = { new: 0, changed: 0, ending: 0, older: 0 }

describeOnDatabase('a file of a roster', engine => {
  const here = rosterServer(engine)
  beforeEach(() => here.school.empty())

  test('is read, told and then taken; brought again it changes nothing', async () => {
    const files = rosterFilesOf(small)
    const brought = await here.school.bring({ files })
    expect(brought).toMatchObject({
      version: '1.1',
      state: 'ready',
      by: here.admin.user.username,
      changes: 13,
      preview: {
        people: { ...noChange, new: 5 },
        classes: { ...noChange, new: 2 },
        places: { ...noChange, new: 6 },
        others: 2,
        byClass: [
          { title: 'French 7b', new: 3, changed: 0, ending: 0 },
          { title: 'French 8a', new: 3, changed: 0, ending: 0 },
        ],
        classesChanged: 2,
        faults: [],
        faultCount: 0,
        mustConfirm: false,
        isOld: false,
      },
    })
    expect(await here.school.kept()).toEqual([])
    expect(await here.school.apply(brought)).toMatchObject({ state: 'done', taken: 13 })
    const all = [
      'class c1 French 7b true',
      'class c2 French 8a true',
      'person s1 Mia Roth student true',
      'person s2 Zoë O’Neil student true',
      'person s3 王小明  student true',
      'person t1 Ana Ruiz teacher ana@school.example true',
      'person t2 Ben Ode teacher ben@school.example true',
      'place s1@c1 c1 s1 student true',
      'place s2@c1 c1 s2 student true',
      'place s3@c2 c2 s3 student true',
      'place t1@c1 c1 t1 teacher true',
      'place t1@c2 c2 t1 teacher true',
      'place t2@c2 c2 t2 teacher true',
    ]
    expect(await here.school.kept()).toEqual(all)
    const again = await here.school.bring({ files })
    expect(again).toMatchObject({
      changes: 0,
      preview: { people: noChange, classes: noChange, places: noChange },
    })
    const press = { params: { id: again.id }, body: {}, headers: here.admin.headers }
    expect(await here.server.refused(rosters.applyRoster, press)).toMatchObject({
      status: 409,
      code: 'roster-unchanged',
    })
    expect(await here.school.kept()).toEqual(all)
    const { rows } = await here.server.pool.query(
      'select course, school, ends_on::text from roster_classes',
    )
    expect(rows[0]).toEqual({
      course: 'French',
      school: 'Lakeside School',
      ends_on: '2026-07-31',
    })
    // Nobody has an account of it, and nothing of it stands anywhere that is not read.
    const state = JSON.stringify(await wholeState(here.server.pool))
    expect(state).not.toMatch(/secret|home\.example/)
  })

  test('may be in one folder, with what a Mac puts beside it, in UTF-16, with a mark', async () => {
    const files = rosterFilesOf(small)
    const utf16 = Buffer.from(`\uFEFFsourcedId,title\r\nc1,"Français, 7ème"\r\n`, 'utf16le')
    const brought = await here.school.bring({
      files: {
        ...files,
        classes: utf16,
        orgs: Buffer.from('\uFEFFsourcedId,name\r\no1,Lakeside\r\n'),
      },
      folder: 'export/',
      more: { '__MACOSX/export/._users.csv': utf16, 'export/.DS_Store': utf16 },
      modes: { demographics: 'absent' },
    })
    expect(brought.preview.byClass[0]).toMatchObject({ title: 'Français, 7ème' })
    // The other class is nowhere.
    expect(brought.preview.faults).toMatchObject([
      { file: 'enrollments', line: 3, column: 'classSourcedId', kind: 'unknownClass' },
      { line: 4, kind: 'unknownClass' },
      { line: 7, kind: 'unknownClass' },
    ])
  })

  test('has roles in a file of their own since 1.2, of which the strongest counts', async () => {
    const files = rosterFilesOf({ ...small, people: small.people.map(row => row.with(5, '')) })
    const roles = [
      ['sourcedId', 'userSourcedId', 'roleType', 'role', 'orgSourcedId'],
      ['r1', 't1', 'primary', 'siteAdministrator', 'o1'],
      ['r2', 't1', 'secondary', 'teacher', 'o1'],
      ['r3', 't2', 'primary', 'aide', 'o1'],
      ...['s1', 's2', 's3'].map(id => [`r${id}`, id, 'primary', 'student', 'o1']),
    ]
    const users = (files.users ?? []).map(row => row.toSpliced(5, 1))
    await here.school.bringAndApply({ version: '1.2', files: { ...files, users, roles } })
    const { rows } = await here.server.pool.query(
      'select sourced_id, role, email from roster_people order by 1',
    )
    expect(rows).toEqual([
      { sourced_id: 's1', role: 'student', email: null },
      { sourced_id: 's2', role: 'student', email: null },
      { sourced_id: 's3', role: 'student', email: null },
      { sourced_id: 't1', role: 'teacher', email: 'ana@school.example' },
      { sourced_id: 't2', role: 'aide', email: 'ben@school.example' },
    ])
  })

  test('tells the school of each class, also of one that it tells no more', async () => {
    const files = {
      ...rosterFilesOf({
        ...small,
        classes: [classOf('c1', 'French'), classOf('c2', 'French').with(5, 'o2')],
      }),
      orgs: [
        ['sourcedId', 'name', 'type'],
        ['o1', 'Lakeside School', 'school'],
        ['o2', 'Hill School', 'school'],
      ],
    }
    const schools = ({ preview }: Roster) =>
      preview.byClass.map(({ title, school }) => [title, school])
    const both = [
      ['French', 'Lakeside School'],
      ['French', 'Hill School'],
    ]
    const first = await here.school.bring({ files })
    expect(schools(first)).toEqual(both)
    await here.school.apply(first)
    const none = { ...rosterFilesOf({ ...small, classes: [], enrolments: [] }), orgs: files.orgs }
    expect(schools(await here.school.bring({ files: none }))).toEqual(both)
  })

  test('has faulty rows, which are told and left out; what they are about does not end', async () => {
    await here.school.bringAndApply({ files: rosterFilesOf(small) })
    const before = await here.school.kept()
    const brought = await here.school.bring({
      files: rosterFilesOf({
        people: [
          ...small.people.filter(([id]) => id !== 's1' && id !== 's2'),
          person('s1', 'student', '=1+1|Roth'),
          person('s2', 'student', `${'Z'.repeat(31)}|O’Neil`),
          person('s4', 'student', '|Nobody'),
          person('s3', 'student', 'Twice|Told'),
          ['s9', 'too', 'few'],
        ],
        classes: small.classes,
        enrolments: [
          ...small.enrolments,
          enrolment('s4@c1', 'student'),
          enrolment('s1@c1', 'king'),
        ],
      }),
    })
    expect(brought.preview.faults).toEqual(
      [
        { file: 'users', line: 9, column: '', kind: 'cells', letters: 3, most: 12 },
        { file: 'users', line: 6, column: 'givenName', kind: 'notAName' },
        { file: 'users', line: 7, column: 'givenName', kind: 'tooLong', letters: 31, most: 30 },
        { file: 'users', line: 8, column: 'givenName', kind: 'missing' },
        { file: 'users', line: 9, column: 'sourcedId', kind: 'twice' },
        { file: 'enrollments', line: 10, column: 'role', kind: 'unknownRole' },
        { file: 'enrollments', line: 9, column: 'userSourcedId', kind: 'unknownPerson' },
      ].map(fault => ({ ...fault, line: fault.kind === 'cells' ? 10 : fault.line })),
    )
    expect(brought).toMatchObject({ changes: 0, preview: { faultCount: 7 } })
    expect(await here.school.kept()).toEqual(before)
  })

  test('tells a thousand faults one by one, and counts all', async () => {
    const people = Array.from({ length: 1200 }, (_, at) => person(`s${at}`, 'student', '|Roth'))
    const { preview } = await here.school.bring({
      files: rosterFilesOf({ people, classes: [], enrolments: [] }),
    })
    expect([preview.faults.length, preview.faultCount]).toEqual([1000, 1200])
  })
})
