import type { Endpoint } from '@duologue/contract/endpoint'
import { platformCalls } from '@duologue/contract/lti/platforms'
import { pupils } from '@duologue/contract/pupils'
import { rosters } from '@duologue/contract/rosters/rosters'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { applyAll } from '../testing/rosters/apply-rosters'
import { asZip, rosterFilesOf, rosterRow, rosterZip } from '../testing/rosters/roster-zip'
import { newKey } from '../testing/school/class-shop'
import {
  expectPupilRow,
  inFrame,
  matrixServer,
  openPupilMatrix,
  type PupilActor,
  type PupilMatrix,
  pupilActors,
} from '../testing/school/pupil-matrix'

const { person, class: classOf, enrolment } = rosterRow
const nobody = '01910000-0000-7000-8000-00000000abcd'

/** Whoever keeps a pupil or teaches them is nobody at the school: for all but admins there is none of it. */
const others = {
  ...(Object.fromEntries(pupilActors.map(actor => [actor, 404])) as Record<PupilActor, number>),
  visitor: 401,
  device: 401,
  closed: 403,
}

describeOnDatabase(
  'the matrix of the school and its rosters, to keepers, pupils and in frames',
  engine => {
    let server: TestServer
    let matrix: PupilMatrix
    beforeAll(async () => {
      server = await startTestServer(engine, matrixServer)
      matrix = await openPupilMatrix(server)
    })
    afterAll(() => server.close())

    const row = (
      call: Endpoint,
      sent: { params?: object; body?: object },
      admin: number = call.status,
    ) => expectPupilRow(server, matrix, call, sent, { ...others, admin })

    test('what is read of the school', async () => {
      for (const call of Object.values<Endpoint>(school).filter(({ method }) => method === 'GET'))
        await row(call, { params: { id: matrix.pupil.id } })
      await row(platformCalls.listPlatforms, {})
    })

    test('what is done about people, also about the pupil whom one keeps', async () => {
      const { added } = await server.ask(pupils.addPupils, {
        params: { id: matrix.home },
        headers: { ...matrix.headers.keeper, ...newKey() },
        body: { rows: [{ given: 'Ben', family: 'Hidden' }] },
      })
      const params = { id: added[0] }
      const body = { why: 'asked' }
      await row(school.logOutPerson, { params, body })
      await row(school.exportPerson, { params, body })
      await row(school.closePerson, { params, body })
      await row(school.reopenPerson, { params, body })
      await row(school.renewPersonCard, { params, body })
      await row(school.setPersonRole, { params, body: { ...body, role: 'editor' } }, 403)
      const handed = { ...body, to: matrix.people.stranger.user.id, classes: [matrix.home] }
      const owner = { id: matrix.people.keeper.user.id }
      await row(school.handOverClasses, { params: owner, body: handed })
      await row(school.approveTeacher, { params: { id: nobody } }, 404)
      await row(school.declineTeacher, { params: { id: nobody }, body }, 404)
      await row(school.deletePerson, { params, body })
    })

    test('learning platforms are connected by admins', async () => {
      const at = (path: string) => `https://moodle.example/${path}`
      const body = {
        name: 'Moodle',
        issuer: at(''),
        clientId: 'abc',
        authUrl: at('auth'),
        tokenUrl: at('token'),
        keysUrl: at('keys'),
        deployment: '1',
      }
      for (const call of Object.values<Endpoint>(platformCalls)) {
        if (call.method === 'GET') continue
        const told = call.method === 'DELETE' ? {} : { body }
        await row(call, { params: { id: nobody }, ...told }, call.status === 201 ? 201 : 404)
      }
    })

    test('rosters are brought by admins; classes are offered to whom the roster has as their teacher', async () => {
      const { keeper, admin } = matrix.people
      const told = {
        people: [
          person('t1', 'teacher', 'Ana|Ruiz', keeper.email),
          person('s1', 'student', 'Mia|Hidden'),
        ],
        classes: [classOf('c1', 'French 7b')],
        enrolments: [enrolment('t1@c1', 'teacher'), enrolment('s1@c1', 'student')],
      }
      const file = asZip(rosterZip({ files: rosterFilesOf(told) }))
      const framedAdmin = await inFrame(server, admin)
      const before = await wholeState(server.pool)
      for (const actor of pupilActors) {
        if (actor === 'admin') continue
        const headers = matrix.headers[actor]
        const { status } = await server.refused(rosters.importRoster, { file, headers })
        expect([actor, status]).toEqual([actor, others[actor]])
      }
      const framed = await server.refused(rosters.importRoster, { file, headers: framedAdmin })
      expect(framed.code).toBe('frame-session')
      expect(await wholeState(server.pool)).toEqual(before)
      const { id } = await server.ask(rosters.importRoster, { file, headers: admin.headers })
      await row(rosters.listRosters, {})
      await row(rosters.getRoster, { params: { id } })
      await row(rosters.applyRoster, { params: { id }, body: {} })
      await applyAll(server)
      const teaching = ['keeper', 'coTeacher', 'formerCoTeacher', 'otherKeeper', 'formerKeeper']
      const users = [...teaching, 'stranger', 'waiting', 'framed', 'editor', 'pupil', 'claimed']
      const offers = Object.fromEntries([...users, 'admin'].map(actor => [actor, 200]))
      await expectPupilRow(server, matrix, rosters.listRosterClasses, {}, { ...others, ...offers })
      for (const actor of users) {
        const headers = matrix.headers[actor as PupilActor]
        const { classes } = await server.ask(rosters.listRosterClasses, { headers })
        const isTheirs = actor === 'keeper' || actor === 'framed'
        expect([actor, classes.length]).toEqual([actor, isTheirs ? 1 : 0])
      }
      const made = { ...others, framed: 403, keeper: 201, admin: 404 }
      await expectPupilRow(
        server,
        matrix,
        rosters.makeRosterClasses,
        { body: { classes: ['c1'] } },
        made,
      )
    })
  },
)
