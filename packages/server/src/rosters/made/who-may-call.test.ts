import { rosters } from '@duologue/contract/rosters/rosters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { type MetSchool, openMetSchool } from '../../testing/rosters/met-school'
import { asZip, rosterFilesOf, rosterZip } from '../../testing/rosters/roster-zip'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor } from '../../testing/school/people'

describeOnDatabase('the matrix of rosters', engine => {
  let server: TestServer
  let admin: Person
  let school: MetSchool
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    school = await openMetSchool(server, admin)
  })

  test('who may: admins bring rosters, to others there is nothing; classes are for their teachers', async () => {
    await school.bring(school.usual())
    const { rosters: all } = await server.ask(rosters.listRosters, { headers: admin.headers })
    const params = { id: all[0]?.id ?? '' }
    const file = asZip(rosterZip({ files: rosterFilesOf(school.usual()) }))
    const student = await signUpActor(server, 'student')
    const actors = {
      teacher: school.ana,
      otherTeacher: await signUpActor(server, 'otherTeacher'),
      editor: await signUpActor(server, 'editor'),
      student,
      other: await signUpActor(server, 'other'),
    }
    const before = await wholeState(server.pool)
    for (const { headers } of Object.values(actors)) {
      for (const asked of [
        () => server.refused(rosters.importRoster, { file, headers }),
        () => server.refused(rosters.listRosters, { headers }),
        () => server.refused(rosters.getRoster, { params, headers }),
        () => server.refused(rosters.applyRoster, { params, body: {}, headers }),
      ])
        expect(await asked()).toMatchObject({ status: 404, code: 'not-found' })
      if (headers === school.ana.headers) continue
      expect(await server.ask(rosters.listRosterClasses, { headers })).toEqual({ classes: [] })
      const press = { headers: { ...headers, ...newKey() }, body: { classes: ['c1'] } }
      expect((await server.refused(rosters.makeRosterClasses, press)).status).toBe(404)
    }
    for (const asked of [
      server.refused(rosters.importRoster, { file }),
      server.refused(rosters.listRosters),
      server.refused(rosters.getRoster, { params }),
      server.refused(rosters.applyRoster, { params, body: {} }),
      server.refused(rosters.listRosterClasses),
      server.refused(rosters.makeRosterClasses, { body: { classes: [] } }),
    ])
      expect((await asked).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
    const nobody = {
      params: { id: '01910000-0000-7000-8000-00000000f009' },
      headers: admin.headers,
    }
    expect((await server.refused(rosters.getRoster, nobody)).code).toBe('roster-not-found')
    expect((await server.refused(rosters.applyRoster, { ...nobody, body: {} })).code).toBe(
      'roster-not-found',
    )
  })
})
