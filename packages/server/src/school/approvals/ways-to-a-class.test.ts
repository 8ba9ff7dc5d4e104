import { classes } from '@duologue/contract/classes'
import type { Endpoint } from '@duologue/contract/endpoint'
import { lti } from '@duologue/contract/lti/lti'
import { pupils } from '@duologue/contract/pupils'
import { rosters } from '@duologue/contract/rosters/rosters'
import { school } from '@duologue/contract/school/school'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import {
  CourseVisit,
  codeOf,
  connectPlatform,
  platformSettings,
} from '../../testing/lti/course-visit'
import { ltiRoles } from '../../testing/platform/platform-school'
import { openMetSchool } from '../../testing/rosters/met-school'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor, signUpConfirmed } from '../../testing/school/people'

describeOnDatabase('a teacher who waits', engine => {
  let server: TestServer
  let admin: Person
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      settings: { ...platformSettings, TEACHERS: 'approved' },
      callsPerMinute: { searches: 1000, writes: 1000, logins: 1000, reads: 1000 },
    })
    admin = await signUpActor(server, 'admin')
    owner = await teacher('approved')
  })
  afterAll(() => server.close())

  async function teacher(state: 'approved' | null = null) {
    const person = await signUpConfirmed(server)
    const told = [state, person.user.id]
    await server.pool.query(
      `update users set type = 'teacher', teacher_state = $1 where id = $2`,
      told,
    )
    return person
  }
  const keyed = ({ headers }: Person) => ({ ...headers, ...newKey() })
  const approve = ({ user }: Person) =>
    server.ask(school.approveTeacher, { headers: admin.headers, params: { id: user.id } })
  const teach = (id: string, { user }: Person) =>
    server.pool.query(`insert into class_teachers values ($1, $2, '2026-03-02')`, [id, user.id])
  /** The call is refused, and not a byte is another afterwards; approved, the same person may. */
  async function expectWait<E extends Endpoint>(
    call: E,
    person: Person,
    sent: Parameters<typeof server.ask<E>>[1],
  ) {
    const before = await wholeState(server.pool)
    expect(await server.refused(call, sent)).toMatchObject({ status: 403, code: 'teacher-waits' })
    expect(await wholeState(server.pool)).toEqual(before)
    await approve(person)
    return server.ask(call, sent)
  }

  test('makes no class', async () => {
    const person = await teacher()
    await expectWait(classes.createClass, person, { headers: keyed(person), body: { name: '6a' } })
  })

  test('copies none', async () => {
    const person = await teacher()
    const id = await seedClass(server, owner, [])
    await teach(id, person)
    await expectWait(classes.copyClass, person, {
      params: { id },
      headers: keyed(person),
      body: { name: '6b', rewards: false, students: false },
    })
  })

  test('accepts none to teach beside its owner, but may say no', async () => {
    const person = await teacher()
    const invite = async (name: string) => {
      const id = await seedClass(server, owner, [], { name })
      const body = { email: person.email }
      await server.ask(classes.inviteTeacher, { params: { id }, headers: owner.headers, body })
      const { invitations } = await server.ask(classes.getInvitations, { headers: person.headers })
      return { id: invitations.find(each => each.className === name)?.id ?? '' }
    }
    const answer = async (name: string, accept: boolean) => ({
      params: await invite(name),
      headers: keyed(person),
      body: { accept },
    })
    await server.ask(classes.answerInvitation, await answer('One', false))
    await expectWait(classes.answerInvitation, person, await answer('Two', true))
  })

  test('takes none over from its owner', async () => {
    const person = await teacher()
    const id = await seedClass(server, owner, [])
    await teach(id, person)
    const offer = { params: { id }, headers: keyed(owner), body: { to: person.user.id } }
    await server.ask(classes.handOverClass, offer)
    await expectWait(classes.answerHandOver, person, {
      params: { id },
      headers: keyed(person),
      body: { accept: true },
    })
  })

  test('makes no pupils', async () => {
    const person = await teacher()
    const id = await seedClass(server, owner, [])
    await teach(id, person)
    await expectWait(pupils.addPupils, person, {
      params: { id },
      headers: keyed(person),
      body: { rows: [{ given: 'Mia', family: 'Roth' }] },
    })
  })

  test('makes none of a roster, and is let into none that another makes of it', async () => {
    const met = await openMetSchool(server, admin)
    await met.bring(met.usual())
    await expectWait(rosters.makeRosterClasses, met.ana, {
      headers: keyed(met.ana),
      body: { classes: ['c2'] },
    })
    const teaching = async () =>
      (
        await server.pool.query('select user_id from class_teachers where class = $1', [
          await met.madeOf('c2'),
        ])
      ).rows.map(({ user_id }) => user_id)
    expect(await teaching()).toEqual([])
    expect((await met.bring(met.usual())).preview.comingIn).toBe(0)
    // The same roster, brought again, lets them in who have been approved since.
    await approve(met.ben)
    const again = await met.bring(met.usual())
    expect(again).toMatchObject({ changes: 0, state: 'done', preview: { comingIn: 1 } })
    expect(await teaching()).toEqual([met.ben.user.id])
  })

  test('is approved by a course that sends them as its teacher', async () => {
    const platform = await connectPlatform(server)
    const course = platform.school.addCourse()
    const sent = platform.school.addPerson(course, [ltiRoles.instructor])
    const person = await teacher()
    const browser = new CourseVisit(server)
    const link = platform.placeByHand(course)
    const body = { code: codeOf(await browser.open(platform, { person: sent, course, link })) }
    const opened = { body: { ...body, isFramed: false }, headers: browser.headers }
    const { launch } = await server.ask(lti.openLaunch, opened)
    const { session } = await server.ask(lti.connectTeacher, {
      body: { launch, isFramed: false },
      headers: { ...browser.headers, ...person.headers },
    })
    expect(session?.user).toMatchObject({ id: person.user.id, classesTaught: [{}] })
    expect(session?.user.approval).toBeUndefined()
    await server.ask(classes.createClass, { headers: keyed(person), body: { name: '6c' } })
    await platform.close()
  })
})
