import { assignments } from '@duologue/contract/assignments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { german } from '../../testing/apps/german'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel, storePlay } from '../../testing/school/begun-play'
import { openSchool, type School } from '../../testing/school/class-matrix'
import { seedAssignment } from '../../testing/school/seed-assignment'

describeOnDatabase('the results of a class', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let classId: string
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000 },
      otherLanguages: german,
    })
    school = await openSchool(server)
    conversation = (await seedDuel(server, { title: '=SUMME(1;2) "Schlüssel", é' })).id
    classId = await school.newClass({ name: 'Classe de français' })
    id = await seedAssignment(server, classId, conversation)
  })
  afterAll(() => server.close())

  const headers = () => school.people.teacher.headers
  const misses = () => server.ask(assignments.getMisses, { headers: headers(), params: { id } })

  test('show what the class misses, the worst line first, with how it sounds', async () => {
    expect((await misses()).lines).toEqual([])
    const { student } = school.people
    await storePlay(server, student, conversation, { assignment: id, isRight: false })
    const { rows } = await server.pool.query<{ line: string }>(
      'select line from line_results order by line limit 1',
    )
    const [kept] = rows
    const wrong = await misses()
    expect(wrong.lines.length).toBeGreaterThan(2)
    expect(wrong.lines.every(one => one.asked === 1 && one.wrong === 1)).toBe(true)
    // A second of thought, and a little more each time: no hand keeps the same one.
    for (const { seconds } of wrong.lines) expect(Math.floor(seconds)).toBe(1)
    await server.pool.query('update line_results set is_right = line <> $1', [kept?.line])
    await storePlay(server, student, conversation, { assignment: id })
    const { lines } = await misses()
    expect(lines[0]?.line).toMatchObject({ id: kept?.line, audio: null, text: expect.any(String) })
    expect(lines[0]?.wrong).toBe(1)
    expect(lines.slice(1).every(one => one.wrong === 0)).toBe(true)
  })

  test('leave out plays of students who are gone, and plays that are only told', async () => {
    const before = (await misses()).lines
    await server.pool.query(
      `insert into line_results select plays.id, lines.id, false, 1 from plays, dialogue_lines lines
       where plays.user_id = $1 and lines.conversation = $2 on conflict do nothing`,
      [school.people.studentElsewhere.user.id, conversation],
    )
    expect((await misses()).lines).toEqual(before)
  })

  test('over time: twelve weeks, each with its players, plays and right answers', async () => {
    const asked = { headers: headers(), params: { id: classId } }
    const { weeks } = await server.ask(assignments.getClassProgress, asked)
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)).toMatchObject({ week: '2026-03-02', students: 1, plays: 2 })
    expect(weeks.at(-1)?.right).toBeGreaterThan(0)
    expect(weeks[0]).toEqual({ week: '2025-12-15', students: 0, plays: 0, right: null })
  })

  test('student by student: each with how they stand, the latest assignment first', async () => {
    const asked = { headers: headers(), params: { id: classId } }
    const {
      assignments: rows,
      total,
      students,
    } = await server.ask(assignments.getClassResults, asked)
    expect(total).toBe(1)
    expect(rows).toEqual([
      {
        id,
        title: '=SUMME(1;2) "Schlüssel", é',
        dateDue: expect.stringMatching(/^2026-03-10T/),
        timeZone: expect.any(String),
      },
    ])
    const played = students.find(({ student }) => student.id === school.people.student.user.id)
    expect(played?.standings).toEqual([{ status: 'done', score: expect.any(Number) }])
    expect(JSON.stringify(students)).not.toContain('@')
  })

  const exported = (kind: string, asked = {}) =>
    fetch(`${server.address}/api/classes/${classId}/export.${kind}`, {
      headers: { ...headers(), ...asked },
    })

  test('as CSV run no formula and keep their accents', async () => {
    const response = await exported('csv')
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Classe%20de%20fran%C3%A7ais.csv`,
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heads, row] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(heads).toContain('Name,Username,Assignment,Mode')
    expect(row).toContain(`"'=SUMME(1;2) ""Schlüssel"", é",Any,Any,Play,,2026-03-10,Done,`)
  })

  test('have their heads in the language that is asked for', async () => {
    const csv = await (await exported('csv', { 'accept-language': 'de' })).text()
    expect(csv).toContain('"Schülerin, Schüler",Username,')
  })

  test('as XLSX are one sheet of text and numbers', async () => {
    const response = await exported('xlsx')
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true)
  })
})
