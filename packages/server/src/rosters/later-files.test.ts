import { rosters } from '@duologue/contract/rosters/rosters'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction'
import { pretendRandom } from '../outside/random/pretend-random'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { applyAll } from '../testing/rosters/apply-rosters'
import { smallRoster as small } from '../testing/rosters/roster-school'
import { rosterServer } from '../testing/rosters/roster-server'
import { asZip, rosterFilesOf, rosterRow, rosterZip } from '../testing/rosters/roster-zip'
import { markReading } from './import-store'

const { person, class: classOf, enrolment } = rosterRow

const noChange = { new: 0, changed: 0, ending: 0, older: 0 }

describeOnDatabase('rosters', engine => {
  const here = rosterServer(engine)
  beforeEach(() => here.school.empty())

  describe('a later file', () => {
    test('ends what a whole one does not tell any more; that must be confirmed by its number', async () => {
      await here.school.bringAndApply({ files: rosterFilesOf(small) })
      const brought = await here.school.bring({
        files: rosterFilesOf({
          people: small.people
            .filter(([id]) => id !== 's2')
            .map(row => (row[0] === 's1' ? person('s1', 'student', 'Mia Lena|Roth') : row)),
          classes: [classOf('c1', 'French 7c')],
          enrolments: [enrolment('t1@c1', 'teacher'), enrolment('s1@c1', 'student')],
        }),
      })
      expect(brought.preview).toMatchObject({
        people: { ...noChange, changed: 1, ending: 1 },
        classes: { ...noChange, changed: 1, ending: 1 },
        places: { ...noChange, ending: 4 },
        byClass: [
          { title: 'French 8a', new: 0, changed: 0, ending: 3 },
          { title: 'French 7c', new: 0, changed: 0, ending: 1 },
        ],
        mustConfirm: true,
      })
      const asked = { params: { id: brought.id }, headers: here.admin.headers }
      for (const body of [{}, { endings: 3 }])
        expect(await here.server.refused(rosters.applyRoster, { ...asked, body })).toMatchObject({
          status: 409,
          code: 'endings-unconfirmed',
        })
      await here.school.apply(brought, { endings: 4 })
      expect((await here.school.kept()).filter(row => row.endsWith('false'))).toEqual([
        'class c2 French 8a false',
        'person s2 Zoë O’Neil student false',
        'place s2@c1 c1 s2 student false',
        'place s3@c2 c2 s3 student false',
        'place t1@c2 c2 t1 teacher false',
        'place t2@c2 c2 t2 teacher false',
      ])
      // And they come back.
      await here.school.bringAndApply({ files: rosterFilesOf(small) })
      expect((await here.school.kept()).filter(row => row.endsWith('false'))).toEqual([])
    })

    test('that tells changes touches what it names; who leaves, leaves their places, too', async () => {
      await here.school.bringAndApply({ files: rosterFilesOf(small) })
      const now = '2026-03-01T10:00:00.000Z'
      const { users, enrollments } = rosterFilesOf({
        people: [
          person('s1', 'student', 'Mia|Roth', '', ['tobedeleted', now]),
          person('s4', 'student', 'Noa|Ax', '', ['active', now]),
        ],
        classes: [],
        enrolments: [
          enrolment('s4@c1', 'student', ['active', now]),
          enrolment('t2@c2', 'teacher', ['tobedeleted', now]),
        ],
      })
      const told = await here.school.bringAndApply({
        files: { users, enrollments },
        modes: { users: 'delta', enrollments: 'delta' },
      })
      expect(told.preview).toMatchObject({
        people: { ...noChange, new: 1, ending: 1 },
        places: { ...noChange, new: 1, ending: 2 },
      })
      expect(
        (await here.school.kept()).filter(row => row.endsWith('false') || row.includes('s4')),
      ).toEqual([
        'person s1 Mia Roth student false',
        'person s4 Noa Ax student true',
        'place s1@c1 c1 s1 student false',
        'place s4@c1 c1 s4 student true',
        'place t2@c2 c2 t2 teacher false',
      ])
      // What is told by an older row than what is kept is not taken.
      const old = await here.school.bring({
        files: {
          users: [
            users[0] ?? [],
            person('s4', 'student', 'Old|Name', '', ['tobedeleted', '2026-02-01']),
          ],
        },
        modes: { users: 'delta' },
      })
      expect(old).toMatchObject({ changes: 0, preview: { isOld: true, people: { older: 1 } } })
    })

    test('of last year ends what is of this year, which is said and asked', async () => {
      await here.school.bringAndApply({ files: rosterFilesOf(small) })
      const files = {
        ...rosterFilesOf({
          people: small.people,
          classes: [classOf('c0', 'French 6b')],
          enrolments: [enrolment('s1@c0', 'student')],
        }),
        academicSessions: [
          ['sourcedId', 'endDate'],
          ['t1', '2025-07-31'],
        ],
      }
      const { preview } = await here.school.bring({ files })
      expect(preview).toMatchObject({
        isOld: true,
        mustConfirm: true,
        places: { new: 1, ending: 6 },
      })
    })

    test('is put in the place of one that nobody applied', async () => {
      const first = await here.school.bring({ files: rosterFilesOf(small) })
      const second = await here.school.bring({ files: rosterFilesOf(small) })
      const asked = { params: { id: first.id }, body: {}, headers: here.admin.headers }
      expect(await here.server.refused(rosters.applyRoster, asked)).toMatchObject({
        status: 409,
        code: 'roster-over',
      })
      await here.school.apply(second)
      const { rosters: all } = await here.server.ask(rosters.listRosters, {
        headers: here.admin.headers,
      })
      expect(all.map(({ id, state }) => [id, state])).toEqual([
        [second.id, 'done'],
        [first.id, 'dropped'],
      ])
      // Pressed twice it is applied once.
      expect(await here.school.apply(second)).toMatchObject({ state: 'done' })
    })
  })

  test('one that is being read is told to whoever looks, and another one is refused', async () => {
    const { server, admin } = here
    const isReading = async () =>
      (await server.ask(rosters.listRosters, { headers: admin.headers })).isReading
    await inTransaction(server.database, pretendRandom(), async transaction => {
      expect(await markReading(transaction)).toBe(true)
      expect(await isReading()).toBe(true)
      const file = asZip(rosterZip({ files: rosterFilesOf(small) }))
      expect(
        await server.refused(rosters.importRoster, { file, headers: admin.headers }),
      ).toMatchObject({ status: 409, code: 'roster-running' })
    })
    expect(await isReading()).toBe(false)
  })

  test('one at a time: another one is refused while one is applied, or read', async () => {
    const brought = await here.school.bring({ files: rosterFilesOf(small) })
    await here.server.pool.query(`update roster_imports set state = 'running', changes = 99`)
    const file = {
      file: asZip(rosterZip({ files: rosterFilesOf(small) })),
      headers: here.admin.headers,
    }
    const answers = await Promise.all([
      here.server.refused(rosters.importRoster, file),
      here.server.refused(rosters.importRoster, file),
    ])
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'roster-running'],
      [409, 'roster-running'],
    ])
    await applyAll(here.server)
    expect(
      await here.server.ask(rosters.getRoster, {
        params: { id: brought.id },
        headers: here.admin.headers,
      }),
    ).toMatchObject({ state: 'done' })
  })
})
