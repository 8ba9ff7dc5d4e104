import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import { courseCalls } from '@duologue/contract/lti/course-calls'
import { mayBeCalledInFrames } from '@duologue/contract/lti/in-frames'
import { lti } from '@duologue/contract/lti/lti'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../../testing/apps/contract-client'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { openedCourse } from '../../testing/platform/opened-course'
import { ltiRoles } from '../../testing/platform/platform-school'
import { startPlatform, toolAt } from '../../testing/platform/start-platform'
import {
  expectPupilRow,
  inFrame,
  matrixServer,
  openPupilMatrix,
  type PupilActor,
  type PupilMatrix,
  pupilActors,
  pupilStrangers,
} from '../../testing/school/pupil-matrix'

const nobody = '01910000-0000-7000-8000-00000000abcd'

describeOnDatabase('courses, to keepers and pupils; frames and closed accounts', engine => {
  let server: TestServer
  let matrix: PupilMatrix
  beforeAll(async () => {
    server = await startTestServer(engine, matrixServer)
    matrix = await openPupilMatrix(server)
  })
  afterAll(() => server.close())

  /** The class that keeps the pupil is the course of a platform from now on. */
  async function connectHome() {
    const now = () => server.clock.now()
    const platform = await startPlatform({ tool: toolAt(server.address), now })
    onTestFinished(() => platform.close())
    const { classId, course } = await openedCourse(server, platform)
    platform.school.addPerson(course, [ltiRoles.learner])
    await server.pool.query('update lti_courses set class = $1 where class = $2', [
      matrix.home,
      classId,
    ])
  }

  test('the course: whoever teaches the class that keeps them, not the pupil; who leaves it, its owner', async () => {
    await connectHome()
    const params = { id: matrix.home }
    // Who was a pupil is still in the class.
    const answers = { ...pupilStrangers, pupil: 403, claimed: 403, framed: 200 }
    const row = (...asked: DropTwo<Parameters<typeof expectPupilRow>>) =>
      expectPupilRow(server, matrix, ...asked)
    await row(courseCalls.getCourseOfClass, { params }, answers)
    await row(courseCalls.compareMembers, { params, body: {} }, answers)
    const notThere = { keeper: 404, coTeacher: 404, admin: 404 }
    const again = { params: { ...params, slip: nobody }, body: {} }
    await row(courseCalls.sendSlipAgain, again, { ...answers, ...notThere, framed: 404 })
    // Whoever asks after the owner left it finds none.
    const left = { ...answers, coTeacher: 403, admin: 404, framed: 403 }
    await row(courseCalls.leaveCourseOfClass, { params }, left)
  })

  test('a launch: whoever has it; without one it is over for everybody alike', async () => {
    const over = Object.fromEntries(pupilActors.map(actor => [actor, 400]))
    const anyone = { ...over, closed: 403 } as Record<PupilActor, number>
    const body = { code: 'guessed', launch: 'guessed', isFramed: true, things: [] }
    const row = (call: Endpoint, answers: Record<PupilActor, number>) =>
      expectPupilRow(server, matrix, call, { body }, answers)
    await row(lti.openLaunch, anyone)
    await row(lti.openCourse, anyone)
    await row(lti.resumeFrame, anyone)
    await row(lti.placeThings, { ...anyone, visitor: 401, device: 401 })
    await row(lti.connectTeacher, { ...anyone, visitor: 401, device: 401, framed: 403 })
  })

  /** Every call of the product, sent without anything in it; answers what comes of each, by call. */
  async function everyCall(calls: readonly Endpoint[], headers: Record<string, string>) {
    const before = await wholeState(server.pool)
    const told: [string, string][] = []
    for (const { method, path } of calls) {
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const answer = await fetch(`${server.address}${path.replaceAll(/:\w+/g, nobody)}`, {
        method,
        headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
        ...(hasBody ? { body: '{}' } : {}),
      })
      const code = answer.ok ? String(answer.status) : (await refusalOf(answer)).code
      told.push([`${method} ${path}`, code])
    }
    expect(await wholeState(server.pool)).toEqual(before)
    return told
  }
  const everything = Object.values(contract).flatMap(room => Object.values(room) as Endpoint[])
  const expected = (calls: readonly Endpoint[], codeOf: (call: Endpoint) => string) =>
    calls.map(call => [`${call.method} ${call.path}`, codeOf(call)])

  test('what is not for frames is refused there to whoever may do it elsewhere, and changes nothing', async () => {
    const calls = everything.filter(call => !mayBeCalledInFrames(call))
    const schools = calls.filter(({ path }) => /^\/api\/(school|rosters)\b/.test(path))
    expect(schools.length).toBeGreaterThan(20)
    const admin = await inFrame(server, matrix.people.admin)
    expect(await everyCall(calls, admin)).toEqual(expected(calls, () => 'frame-session'))
    // Of what is an admin's nobody else learns that there is anything.
    expect(await everyCall(calls, matrix.headers.framed)).toEqual(
      expected(calls, ({ who }) => (who === 'admin' ? 'not-found' : 'frame-session')),
    )
  })

  test('with a closed account nothing is called at all, not even what visitors may', async () => {
    expect(await everyCall(everything, matrix.headers.closed)).toEqual(
      expected(everything, () => 'account-closed'),
    )
  })
})

type DropTwo<All extends unknown[]> = All extends [unknown, unknown, ...infer Rest] ? Rest : never
