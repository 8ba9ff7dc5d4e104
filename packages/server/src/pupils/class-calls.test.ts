import { classes } from '@duologue/contract/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import {
  expectPupilRow,
  matrixServer,
  openPupilMatrix,
  type PupilMatrix,
  pupilStrangers as strangers,
} from '../testing/school/pupil-matrix'

describeOnDatabase('the matrix of a class, to pupils, keepers and in frames', engine => {
  let server: TestServer
  let matrix: PupilMatrix
  let params: { id: string }
  let itsPupil: { params: { id: string; student: string } }
  beforeAll(async () => {
    server = await startTestServer(engine, matrixServer)
    matrix = await openPupilMatrix(server)
    params = { id: matrix.home }
    itsPupil = { params: { ...params, student: matrix.pupil.id } }
  })
  afterAll(() => server.close())

  const row = (...asked: DropTwo<Parameters<typeof expectPupilRow>>) =>
    expectPupilRow(server, matrix, ...asked)
  /** Who is in the class may know that it is there. */
  const inClass = { ...strangers, pupil: 403, claimed: 403 }
  const everybody = {
    ...Object.fromEntries(Object.keys(inClass).map(actor => [actor, 200])),
    visitor: 401,
    device: 401,
    closed: 403,
  } as typeof inClass

  test('what is read of it, also in a frame', async () => {
    await row(classes.listClasses, {}, everybody)
    await row(classes.getClass, { params }, { ...inClass, pupil: 200, claimed: 200, framed: 200 })
    await row(classes.getTeachers, { params }, inClass)
    await row(classes.getInvitations, {}, { ...everybody })
    const { joinCode: code } = await server.ask(classes.getClass, {
      params,
      headers: matrix.headers.keeper,
    })
    await row(classes.getClassOfCode, { params: { code } }, { ...everybody })
  })

  test('what is set in it: who teaches it; a pupil changes nothing, of themselves neither', async () => {
    const framed = { ...inClass, framed: 200 }
    await row(classes.updateClass, { params, body: { scores: 'names' } }, framed)
    for (const body of [{ pupilLogin: 'card' }, { pupilDevices: 'own' }, { speaking: 'everybody' }])
      await row(classes.updateClass, { params, body }, inClass)
    await row(classes.updateStudent, { ...itsPupil, body: { relaxed: true } }, framed)
    await row(classes.renewCode, { params, body: {} }, inClass)
    const name = { givenName: 'Other', familyName: 'Name' }
    const nobody = { keeper: 403, coTeacher: 403, admin: 403 }
    await row(classes.nameStudent, { ...itsPupil, body: name }, { ...inClass, ...nobody })
  })

  test('who is in it: oneself alone, and a pupil stays where they live', async () => {
    const { student } = itsPupil.params
    const joining = { params, body: { studentId: student } }
    const notOneself = { keeper: 403, coTeacher: 403, admin: 403 }
    const others = Object.fromEntries(Object.keys(inClass).map(actor => [actor, 403]))
    const answers = { ...inClass, ...others, ...notOneself, visitor: 401, device: 401, pupil: 200 }
    await row(classes.joinClass, joining, answers)
    const lives = { keeper: 409, coTeacher: 409, admin: 409 }
    await row(classes.removeStudent, itsPupil, { ...inClass, ...lives, framed: 409 })
    const keeps = { keeper: 409, coTeacher: 403, admin: 409 }
    await row(classes.deleteClass, { params }, { ...inClass, ...keeps })
  })

  test('who teaches it: its owner says so, and who is asked', async () => {
    const { stranger, keeper, coTeacher } = matrix.people
    const invited = await server.ask(classes.inviteTeacher, {
      params,
      headers: keeper.headers,
      body: { email: stranger.email },
    })
    const [invitation] = invited.invitations
    const nobody = { keeper: 404, coTeacher: 404, admin: 404, pupil: 404, claimed: 404 }
    await row(
      classes.answerInvitation,
      { params: { id: invitation?.id }, body: { accept: false } },
      { ...strangers, ...nobody, stranger: 200 },
    )
    const withdrawn = { params: { ...params, invitation: invitation?.id } }
    const over = { keeper: 404, coTeacher: 403, admin: 404 }
    await row(classes.withdrawInvitation, withdrawn, { ...inClass, ...over })
    const removed = { params: { ...params, teacher: coTeacher.user.id } }
    await row(classes.removeTeacher, removed, { ...inClass, coTeacher: 404, admin: 404 })
  })

  test('a class of their own: teachers whom the school approved, in a tab of their own or in a frame', async () => {
    const body = { name: 'Mine' }
    const teacher = { otherKeeper: 201, formerKeeper: 201, formerCoTeacher: 201, stranger: 201 }
    const others = { waiting: 403, editor: 403, pupil: 403, claimed: 403, framed: 201 }
    await row(classes.createClass, { body }, { ...strangers, ...teacher, ...others })
    const { headers } = matrix
    const waits = await server.refused(classes.createClass, { body, headers: headers.waiting })
    expect(waits.code).toBe('teacher-waits')
  })
})

type DropTwo<All extends unknown[]> = All extends [unknown, unknown, ...infer Rest] ? Rest : never
