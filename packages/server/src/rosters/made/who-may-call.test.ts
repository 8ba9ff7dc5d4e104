import { rosters } from '@duologue/contract/rosters/rosters'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { metServer } from '../../testing/rosters/met-school'
import { asZip, rosterFilesOf, rosterZip } from '../../testing/rosters/roster-zip'
import { newKey } from '../../testing/school/class-shop'
import { signUpActor } from '../../testing/school/people'

describeOnDatabase('the matrix of rosters', engine => {
  const here = metServer(engine)

  test('who may: admins bring rosters, to others there is nothing; classes are for their teachers', async () => {
    await here.school.bring(here.school.usual())
    const { rosters: all } = await here.server.ask(rosters.listRosters, {
      headers: here.admin.headers,
    })
    const params = { id: all[0]?.id ?? '' }
    const file = asZip(rosterZip({ files: rosterFilesOf(here.school.usual()) }))
    const student = await signUpActor(here.server, 'student')
    const actors = {
      teacher: here.school.ana,
      otherTeacher: await signUpActor(here.server, 'otherTeacher'),
      editor: await signUpActor(here.server, 'editor'),
      student,
      other: await signUpActor(here.server, 'other'),
    }
    const before = await wholeState(here.server.pool)
    for (const { headers } of Object.values(actors)) {
      for (const asked of [
        () => here.server.refused(rosters.importRoster, { file, headers }),
        () => here.server.refused(rosters.listRosters, { headers }),
        () => here.server.refused(rosters.getRoster, { params, headers }),
        () => here.server.refused(rosters.applyRoster, { params, body: {}, headers }),
      ])
        expect(await asked()).toMatchObject({ status: 404, code: 'not-found' })
      if (headers === here.school.ana.headers) continue
      expect(await here.server.ask(rosters.listRosterClasses, { headers })).toEqual({ classes: [] })
      const press = { headers: { ...headers, ...newKey() }, body: { classes: ['c1'] } }
      expect((await here.server.refused(rosters.makeRosterClasses, press)).status).toBe(404)
    }
    for (const asked of [
      here.server.refused(rosters.importRoster, { file }),
      here.server.refused(rosters.listRosters),
      here.server.refused(rosters.getRoster, { params }),
      here.server.refused(rosters.applyRoster, { params, body: {} }),
      here.server.refused(rosters.listRosterClasses),
      here.server.refused(rosters.makeRosterClasses, { body: { classes: [] } }),
    ])
      expect((await asked).status).toBe(401)
    expect(await wholeState(here.server.pool)).toEqual(before)
    const nobody = {
      params: { id: '01910000-0000-7000-8000-00000000f009' },
      headers: here.admin.headers,
    }
    expect((await here.server.refused(rosters.getRoster, nobody)).code).toBe('roster-not-found')
    expect((await here.server.refused(rosters.applyRoster, { ...nobody, body: {} })).code).toBe(
      'roster-not-found',
    )
  })
})
