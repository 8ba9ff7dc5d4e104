import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { devices } from '@duologue/contract/devices/devices'
import { media } from '@duologue/contract/media'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import {
  expectPupilRow,
  matrixServer,
  openPupilMatrix,
  type PupilMatrix,
  pupilActors,
  pupilStrangers as strangers,
} from '../testing/school/pupil-matrix'

describeOnDatabase('the matrix of a class that keeps pupils', engine => {
  let server: TestServer
  let matrix: PupilMatrix
  let headers: PupilMatrix['headers']
  let home: string
  let pupil: PupilMatrix['pupil']
  beforeAll(async () => {
    server = await startTestServer(engine, matrixServer)
    matrix = await openPupilMatrix(server)
    ;({ headers, home, pupil } = matrix)
  })
  afterAll(() => server.close())

  const expectRow = (
    call: Parameters<typeof expectPupilRow>[2],
    sent: Parameters<typeof expectPupilRow>[3],
    answers: Parameters<typeof expectPupilRow>[4],
  ) => expectPupilRow(server, matrix, call, sent, answers)

  /** Who is in the class may know that it is there; whoever was asked to teach it is a stranger until they accept. */
  const inClass = { ...strangers, pupil: 403, claimed: 403 }
  const ofOwner = { ...inClass, coTeacher: 403 }

  test('its devices: who teaches it and admins, not whom an invitation waits for', async () => {
    const params = { id: home }
    for (const { email } of [matrix.people.stranger, matrix.people.otherKeeper])
      await server.ask(classes.inviteTeacher, { params, headers: headers.keeper, body: { email } })
    expect(
      (await server.ask(classes.getInvitations, { headers: headers.stranger })).invitations,
    ).toHaveLength(1)
    await expectRow(devices.pairDevice, { params, body: {} }, inClass)
    await expectRow(devices.listDevices, { params }, inClass)
    const paired = await server.ask(devices.listDevices, { params, headers: headers.keeper })
    const [device] = paired.devices
    const stopped = { params: { id: home, device: device?.id } }
    // Whoever keeps the class stops it; to the next of them it is not there any more.
    await expectRow(devices.stopDevice, stopped, { ...inClass, coTeacher: 404, admin: 404 })
  })

  test('its names: on its device alone', async () => {
    for (const actor of pupilActors) {
      const before = await wholeState(server.pool)
      const asked = { headers: headers[actor] }
      if (actor === 'device')
        expect((await server.ask(devices.getClassDevice, asked)).pupils).toMatchObject([
          { id: pupil.id },
        ])
      else {
        const told = [
          await server.refused(devices.getClassDevice, asked),
          await server.refused(devices.logInOnDevice, {
            ...asked,
            body: { pupil: pupil.id, pictures: [1, 2, 3] },
          }),
        ]
        const code =
          { closed: 'account-closed', framed: 'frame-session' }[actor as string] ?? 'device-over'
        expect([actor, told.map(one => one.code)]).toEqual([actor, [code, code]])
      }
      expect(await wholeState(server.pool)).toEqual(before)
    }
  })

  test('its co-teachers, its archive and its new owner: the owner and admins', async () => {
    const params = { id: home }
    await expectRow(
      classes.inviteTeacher,
      { params, body: { email: 'eva@school.example' } },
      ofOwner,
    )
    await expectRow(classes.archiveClass, { params, body: {} }, ofOwner)
    await expectRow(classes.unarchiveClass, { params, body: {} }, ofOwner)
    const nobody = { keeper: 404, coTeacher: 404, admin: 404, pupil: 404, claimed: 404 }
    const answer = { params, body: { accept: true } }
    await expectRow(classes.answerHandOver, answer, { ...strangers, ...nobody })
    const unknown = { id: home, pupil: pupil.id }
    const answers = { ...inClass, keeper: 404, coTeacher: 404, admin: 404 }
    await expectRow(pupils.answerMove, { params: unknown, body: { accept: true } }, answers)
  })

  test('a copy of it: who teaches it, and admins', async () => {
    const body = { name: 'Next', rewards: true, students: true, assignments: { days: 364 } }
    await expectRow(classes.copyClass, { params: { id: home }, body }, inClass)
  })

  test('all that is kept of a pupil: their keepers, but for the address that they want', async () => {
    const body = { email: 'mia@own.example', password: 'a password of my own' }
    await server.ask(pupils.claimAccount, { headers: headers.pupil, body })
    const params = { id: pupil.id }
    const answers = { ...strangers, otherKeeper: 403, pupil: 403 }
    await expectRow(pupils.exportPupil, { params }, answers)
    const told = await server.ask(pupils.exportPupil, { params, headers: headers.keeper })
    expect(told).toMatchObject({ user: { id: pupil.id, isPupil: true }, pupil: { claim: {} } })
    expect(JSON.stringify(told)).not.toContain('mia@own.example')
    const own = await server.ask(accounts.exportUser, { params, headers: headers.pupil })
    expect(JSON.stringify(own)).toContain('mia@own.example')
  })

  test('a role, single sessions and a face of a pupil are for nobody to give or take', async () => {
    const { sessions } = await server.ask(accounts.listSessions, { headers: headers.pupil })
    const params = { id: sessions[0]?.id ?? '' }
    const file = new Blob([Buffer.alloc(10)], { type: 'image/png' })
    for (const actor of ['keeper', 'coTeacher', 'otherKeeper', 'admin', 'pupil'] as const) {
      const before = await wholeState(server.pool)
      const asked = { headers: headers[actor] }
      if (actor !== 'pupil')
        expect((await server.refused(accounts.endSession, { ...asked, params })).status).toBe(404)
      for (const change of [{ role: 'editor' }, { email: 'mia@own.example' }])
        expect(
          (
            await server.refused(accounts.updateProfile, {
              ...asked,
              params: { id: pupil.id },
              body: { ...change, givenName: 'M' } as never,
            })
          ).status,
        ).toBe(403)
      if (actor === 'pupil') {
        const upload = { ...asked, query: 'purpose=avatar', file }
        expect((await server.refused(media.uploadFile, upload)).status).toBe(403)
      }
      expect(await wholeState(server.pool)).toEqual(before)
    }
  })

  test('another owner: the owner asks, an admin gives it at once; nobody else', async () => {
    const next = await server.ask(accounts.getMe, { headers: headers.coTeacher })
    const asked = { params: { id: home }, body: { to: next.id } }
    await expectRow(classes.handOverClass, asked, ofOwner)
    const { role } = await server.ask(classes.getClass, {
      params: { id: home },
      headers: headers.coTeacher,
    })
    expect(role).toBe('teacher')
    const before = { params: { id: pupil.id }, headers: headers.keeper, body: {} }
    // In the copy of the class they teach the pupil still, whom they do not keep any more.
    expect((await server.refused(pupils.deletePupil, before)).status).toBe(403)
  })
})
