import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import {
  pupilActors as actors,
  expectPupilRow,
  matrixServer,
  openPupilMatrix,
  type PupilMatrix,
  pupilStrangers as strangers,
} from '../../testing/school/pupil-matrix'

describeOnDatabase('the matrix of claims', engine => {
  let server: TestServer
  let matrix: PupilMatrix
  let headers: PupilMatrix['headers']
  let pupil: PupilMatrix['pupil']
  beforeAll(async () => {
    server = await startTestServer(engine, matrixServer)
    matrix = await openPupilMatrix(server)
    ;({ headers, pupil } = matrix)
  })
  afterAll(() => server.close())

  const expectRow = (
    call: Parameters<typeof expectPupilRow>[2],
    sent: Parameters<typeof expectPupilRow>[3],
    answers: Parameters<typeof expectPupilRow>[4],
  ) => expectPupilRow(server, matrix, call, sent, answers)

  test('an own account: a pupil asks for it, a keeper agrees, an admin takes it back; to others there is none', async () => {
    const own = { email: 'mia@own.example', password: 'a password of my own' }
    for (const actor of actors) {
      const before = await wholeState(server.pool)
      const asked = { body: own, headers: headers[actor] }
      if (actor === 'pupil') {
        await server.ask(pupils.claimAccount, asked)
        continue
      }
      const { status } = await server.refused(pupils.claimAccount, asked)
      expect([actor, status]).toEqual([
        actor,
        actor === 'visitor' || actor === 'device' ? 401 : 403,
      ])
      expect(await wholeState(server.pool)).toEqual(before)
    }
    const params = { id: pupil.id }
    const answers = { ...strangers, otherKeeper: 403, pupil: 403 }
    await expectRow(pupils.answerClaim, { params, body: { agree: true } }, answers)
    for (const actor of actors) {
      const before = await wholeState(server.pool)
      const { status, code } = await server.refused(pupils.unclaimPupil, {
        params,
        headers: headers[actor],
        body: {},
      })
      // Nobody is told what there is; an admin is told that this account was never claimed.
      const own: Partial<Record<typeof actor, [number, string]>> = {
        visitor: [401, 'token-missing'],
        device: [401, 'token-missing'],
        closed: [403, 'account-closed'],
        framed: [403, 'frame-session'],
        admin: [409, 'claim-over'],
      }
      expect([actor, status, code]).toEqual([actor, ...(own[actor] ?? [404, 'not-found'])])
      expect(await wholeState(server.pool)).toEqual(before)
    }
  })
})
