import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { playlists } from '@duologue/contract/playlists'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { inWithCard } from '../testing/school/in-with-card'
import {
  type PupilActor as Actor,
  pupilActors as actors,
  expectPupilRow,
  matrixServer,
  openPupilMatrix,
  type PupilMatrix,
  pupilStrangers as strangers,
} from '../testing/school/pupil-matrix'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('the matrix of pupils', engine => {
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

  test('the class: whoever teaches it, and admins', async () => {
    const params = { id: home }
    const rows = [{ given: 'Noa' }]
    // Who was a pupil is still in the class.
    const answers = { ...strangers, pupil: 403, claimed: 403 }
    await expectRow(pupils.listPupils, { params }, answers)
    await expectRow(pupils.checkPupils, { params, body: { rows } }, answers)
    await expectRow(pupils.addPupils, { params, body: { rows } }, { ...answers, waiting: 403 })
    await expectRow(pupils.getCards, { params }, answers)
  })

  test('a pupil: whoever teaches the class that keeps them; another teacher sees them and may nothing', async () => {
    const params = { id: pupil.id }
    const answers = { ...strangers, otherKeeper: 403, pupil: 403 }
    const name = { given: 'Mia', family: 'Hidden' }
    await expectRow(pupils.updatePupil, { params, body: name }, answers)
    const consent = { params: { ...params, kind: 'speaking' }, body: { given: true, note: 'Form' } }
    await expectRow(pupils.setConsent, consent, answers)
    await expectRow(pupils.movePupil, { params, body: { class: home } }, answers)
    const { rows } = await server.pool.query(
      'select join_code as "joinCode" from classes where id <> $1 order by created_at limit 1',
      [home],
    )
    await expectRow(pupils.movePupil, { params, body: rows[0] }, answers)
    // An admin has not asked, but moved them.
    const back = { params, headers: headers.admin, body: { class: home } }
    await server.ask(pupils.movePupil, back)
    await expectRow(pupils.withdrawMove, { params }, answers)
    await expectRow(pupils.deletePupil, { params }, { ...answers, pupil: 401 })
    await expectRow(pupils.undeletePupil, { params, body: {} }, { ...answers, pupil: 401 })
    await expectRow(pupils.renewCard, { params, body: {} }, { ...answers, pupil: 401 })
    const { cards } = await server.ask(pupils.getCards, {
      params: { id: home },
      headers: headers.keeper,
    })
    const qr = cards.find(card => card.pupil === pupil.id)?.qr ?? ''
    const { authToken } = await inWithCard(server, { qr })
    headers.pupil = { authorization: authToken }
    // What keepers may is not what admins may: a password is nobody's to set.
    const password = { oldPassword: 'none', newPassword: 'another password' }
    for (const actor of actors.filter(one => one !== 'visitor' && one !== 'device'))
      expect(
        (
          await server.refused(accounts.changePassword, {
            params,
            body: password,
            headers: headers[actor],
          })
        ).status,
      ).toBe(403)
    for (const body of [
      { username: 'mia2026' },
      { givenName: 'M' },
      { type: 'personal' as const },
      { avatar: null },
    ])
      for (const actor of ['pupil', 'admin', 'keeper'] as const) {
        const before = await wholeState(server.pool)
        const asked = { params, body, headers: headers[actor] }
        expect((await server.refused(accounts.updateProfile, asked)).status).toBe(403)
        expect(await wholeState(server.pool)).toEqual(before)
      }
    await server.ask(accounts.updateProfile, {
      params,
      body: { learns: 'es' },
      headers: headers.pupil,
    })
    expect(
      (await server.refused(accounts.deleteUser, { params, headers: headers.pupil })).code,
    ).toBe('pupil-kept')
  })

  test('the keepers: every user reads their own, whom only a pupil has', async () => {
    const everybody = {
      otherKeeper: 200,
      formerKeeper: 200,
      formerCoTeacher: 200,
      claimed: 200,
      stranger: 200,
      waiting: 200,
      framed: 200,
      editor: 200,
      pupil: 200,
    }
    const nobody = { visitor: 401, device: 401, closed: 403 }
    await expectRow(pupils.listKeepers, {}, { ...everybody, ...nobody })
    const ofPupil = await server.ask(pupils.listKeepers, { headers: headers.pupil })
    expect(ofPupil.keepers).toEqual(matrix.keeperNames)
    expect(await server.ask(pupils.listKeepers, { headers: headers.keeper })).toMatchObject({
      keepers: [],
      claim: null,
    })
    const { sessions } = await server.ask(accounts.listSessions, { headers: headers.pupil })
    expect(sessions).toMatchObject([{ isThis: true, isWithCard: true }])
    const own = await server.ask(accounts.listSessions, { headers: headers.keeper })
    expect(own.sessions.some(session => session.isWithCard)).toBe(false)
  })

  test('a profile: the own teachers and admins; nobody finds a pupil', async () => {
    const params = { username: pupil.username }
    const seen = async (actor: Actor) => {
      const address = `${server.address}/api/users/profile/${params.username}`
      return (await fetch(address, { headers: headers[actor] })).status
    }
    const statuses = Object.fromEntries(
      await Promise.all(actors.map(async actor => [actor, await seen(actor)])),
    )
    expect(statuses).toEqual({
      visitor: 404,
      keeper: 200,
      coTeacher: 200,
      formerCoTeacher: 404,
      claimed: 404,
      device: 404,
      otherKeeper: 200,
      formerKeeper: 404,
      stranger: 404,
      waiting: 404,
      closed: 403,
      framed: 200,
      editor: 404,
      pupil: 200,
      admin: 200,
    })
    const query = `username=${pupil.username.slice(0, 5)}`
    for (const actor of actors.filter(one => !['visitor', 'device', 'closed'].includes(one))) {
      const { users } = await server.ask(accounts.findUsers, { query, headers: headers[actor] })
      expect(users.map(({ id }) => id)).not.toContain(pupil.id)
    }
  })

  test('publishing: not by a pupil, whose drafts stay drafts', async () => {
    const asked = { headers: headers.pupil }
    const { id } = await seedConversation(server.pool, { author: pupil.id, isPublished: false })
    const publish = { ...asked, params: { id }, body: { settings: { isPublished: true } } }
    expect((await server.refused(conversations.updateConversation, publish)).code).toBe(
      'pupil-publishes',
    )
    expect(
      (await server.refused(playlists.createPlaylist, { ...asked, body: { name: 'Mine' } })).code,
    ).toBe('pupil-publishes')
  })

  test('giving a pupil to the school: their keepers, who keep them no longer then', async () => {
    const params = { id: pupil.id }
    const asked = (actor: Actor) => ({ params, headers: headers[actor], body: {} })
    for (const [actor, status] of [
      ['otherKeeper', 403],
      ['formerKeeper', 404],
      ['pupil', 403],
    ] as const)
      expect((await server.refused(pupils.releasePupil, asked(actor))).status).toBe(status)
    await server.ask(pupils.releasePupil, asked('keeper'))
    expect(await server.ask(pupils.listKeepers, { headers: headers.pupil })).toMatchObject({
      keepers: [],
    })
    expect((await server.refused(pupils.deletePupil, asked('keeper'))).status).toBe(403)
    await server.ask(pupils.deletePupil, asked('admin'))
  })
})
