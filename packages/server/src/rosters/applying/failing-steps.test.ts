import { rosters } from '@duologue/contract/rosters/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { applyAll, rostersRoomOf } from '../../testing/rosters/apply-rosters'
import { type MetSchool, openMetSchool } from '../../testing/rosters/met-school'
import { asZip, rosterFilesOf, rosterRow, rosterZip } from '../../testing/rosters/roster-zip'
import { type Person, signUpActor } from '../../testing/school/people'
import { applyStep } from './apply-changes'

const { enrolment } = rosterRow

/** More than any step has; what is counted beyond fails nowhere. */
const most = 60

describeOnDatabase('a roster whose steps fail', engine => {
  let server: TestServer
  let admin: Person
  let school: MetSchool
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
    school = await openMetSchool(server, admin)
  })
  afterAll(() => server.close())

  test('is gone on with where it was, at whichever statement the connection is lost', async () => {
    const usual = school.usual()
    await school.bring(usual)
    await school.make(school.ana, ['c1', 'c2'])
    const without = usual.enrolments.filter(([id]) => id !== 's2@c1')
    const told = [{ ...usual, enrolments: [...without, enrolment('s1@c2', 'student')] }, usual]
    const room = rostersRoomOf(server)
    const headers = admin.headers
    let lost = 0
    for (let nth = 1; nth <= most; nth += 1) {
      const files = rosterFilesOf(told[nth % 2] ?? usual)
      const { id, preview } = await server.ask(rosters.importRoster, {
        file: asZip(rosterZip({ files })),
        headers,
      })
      const body = preview.mustConfirm ? { endings: preview.places.ending } : {}
      await server.ask(rosters.applyRoster, { params: { id }, body, headers })
      const how = nth % 4 < 2 ? 'before' : 'after'
      const steps = async () => {
        while (await applyStep(room));
      }
      await failAtStatement(nth, how, () =>
        steps().catch(() => {
          lost += 1
        }),
      )
      await applyAll(server)
      const isWithout = nth % 2 === 0
      expect(await school.studentsOf(school.ana, await school.madeOf('c1'))).toEqual(
        isWithout ? ['Mia Roth'] : ['Mia Roth', 'Zoë O’Neil'],
      )
      expect(await school.studentsOf(school.ana, await school.madeOf('c2'))).toEqual(
        isWithout ? ['Mia Roth', 'Zoë O’Neil', '王小明'] : ['Zoë O’Neil', '王小明'],
      )
    }
    expect(lost).toBeGreaterThan(20)
    const { rows } = await server.pool.query('select count(*)::int as accounts from pupils')
    expect(rows).toEqual([{ accounts: 3 }])
  }, 120_000)
})
