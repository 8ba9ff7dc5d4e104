import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { conversations } from '@duologue/contract/conversations'
import { live } from '@duologue/contract/live'
import { plays } from '@duologue/contract/plays'
import { pupils } from '@duologue/contract/pupils'
import { shop } from '@duologue/contract/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { beginPlay, seedDuel } from '../../testing/school/begun-play'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { hallSettings } from '../../testing/school/opened-hall'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedAssignment } from '../../testing/school/seed-assignment'

describeOnDatabase('an archived class', engine => {
  let server: TestServer
  let school: School
  let conversation: string
  let id: string
  beforeAll(async () => {
    const callsPerMinute = { logins: 1000, writes: 10_000, reads: 10_000 }
    server = await startTestServer(engine, { callsPerMinute })
    school = await openSchool(server)
    const author = school.people.teacher.user.id
    conversation = (await seedDuel(server, { author, isPublished: false })).id
  })
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    id = await school.newClass({ name: 'Secret Society' })
  })
  afterAll(() => server.close())

  const headers = () => school.people.teacher.headers
  const setArchived = (isArchived: boolean, key = {}) =>
    server.ask(isArchived ? classes.archiveClass : classes.unarchiveClass, {
      params: { id },
      headers: { ...headers(), ...key },
    })
  const archive = () => setArchived(true)
  const keyed = () => ({ ...headers(), ...newKey() })
  const own = () => ({ ...school.people.student.headers, ...newKey() })
  const join = ({ headers: theirs, user }: Person) => ({
    params: { id },
    headers: theirs,
    body: { studentId: user.id },
  })
  const assign = () => seedAssignment(server, id, conversation)
  const logged = async () =>
    (
      await server.pool.query<{ what: string }>(
        'select what from school_log where class = $1 order by id',
        [id],
      )
    ).rows.map(({ what }) => what)
  const publish = (isPublished: boolean) =>
    server.pool.query(
      `update conversations set is_published = $2, published_at = case when $2 then updated_at end
       where id = $1`,
      [conversation, isPublished],
    )
  const play = { mode: 'reading', difficulty: 'normal' } as const

  test('POST /classes/{id}/archive and /unarchive: the owner and admins', async () => {
    const answers = (isArchived: boolean) => {
      const done: [number, (told: unknown) => void] = [
        200,
        told => expect(told).toMatchObject({ isArchived }),
      ]
      return {
        visitor: 401,
        student: 403,
        teacher: done,
        admin: done,
        coTeacher: 403,
        other: 404,
        studentElsewhere: 404,
        otherTeacher: 404,
        editor: 404,
      }
    }
    const secrets = ['Secret Society', school.people.teacher.email]
    const sent = async () => ({ params: { id: await school.newClass({ name: 'Secret Society' }) } })
    await expectMatrix(server, school, {
      call: classes.archiveClass,
      sent,
      answers: answers(true),
      secrets,
    })
    await expectMatrix(server, school, {
      call: classes.unarchiveClass,
      sent: async () => {
        const { params } = await sent()
        await server.ask(classes.archiveClass, { params, headers: headers() })
        return { params }
      },
      answers: answers(false),
      secrets,
    })
  })

  test('is told as such, comes back as it was, and each is logged once', async () => {
    const seen = async () =>
      (await server.ask(classes.getClass, { params: { id }, headers: headers() })).isArchived
    const key = newKey()
    expect(await setArchived(true, key)).toEqual({ id, isArchived: true })
    expect(await setArchived(true, key)).toEqual({ id, isArchived: true })
    expect(await archive()).toEqual({ id, isArchived: true })
    expect(await seen()).toBe(true)
    const { student } = school.people
    const { classes: cards } = await server.ask(classes.listClasses, { headers: student.headers })
    expect(cards.find(card => card.id === id)?.isArchived).toBe(true)
    expect(await setArchived(false)).toEqual({ id, isArchived: false })
    expect(await seen()).toBeUndefined()
    expect(await logged()).toEqual(['class-archived', 'class-unarchived'])
    expect(await leastCost(archive)).toEqual({ statements: 5, waits: 4 })
  })

  test('refuses whatever begins in it, and takes it again when it is back', async () => {
    const { student, other, teacher } = school.people
    const assignment = await assign()
    const body = { name: 'Ice cream', cost: 1, shop: id } as const
    const reward = await server.ask(shop.createProduct, {
      headers: headers(),
      body: { ...body, type: 'individual' },
    })
    const film = await server.ask(shop.createProduct, {
      headers: headers(),
      body: { ...body, type: 'group', cost: 50 },
    })
    await server.ask(shop.addCards, {
      headers: keyed(),
      params: { id },
      body: { students: [student.user.id], cards: 10 },
    })
    await server.pool.query('update users set email_verified_at = now() where id = $1', [
      teacher.user.id,
    ])
    const assigned = {
      classes: [id],
      ...play,
      type: 'conversationGame',
      requirement: 'play',
      dateDue: '2026-03-20',
    } as const
    const calls: Record<string, () => [Parameters<TestServer['refused']>[0], object]> = {
      join: () => [classes.joinClass, join(other)],
      invite: () => [
        classes.inviteTeacher,
        { params: { id }, headers: headers(), body: { email: 'new@school.example' } },
      ],
      'add pupils': () => [
        pupils.addPupils,
        { params: { id }, headers: keyed(), body: { rows: [{ given: 'Mia', family: 'Roth' }] } },
      ],
      assign: () => [
        assignments.createAssignment,
        { headers: headers(), body: { ...assigned, conversation } },
      ],
      'change an assignment': () => [
        assignments.updateAssignment,
        { params: { id: assignment }, headers: headers(), body: { requirement: 'win' } },
      ],
      'take a ticket': () => [
        plays.createTicket,
        { headers: student.headers, body: { conversation, ...play, assignment } },
      ],
      'open a hall': () => [
        live.openHall,
        { headers: keyed(), body: { conversation, class: id, settings: hallSettings } },
      ],
      buy: () => [shop.buyReward, { headers: own(), body: { product: reward.id } }],
      'give for a reward': () => [
        shop.updateProduct,
        { params: { id: film.id }, headers: own(), body: { amount: 1 } },
      ],
      'add cards': () => [
        shop.addCards,
        { params: { id }, headers: keyed(), body: { students: [student.user.id], cards: 1 } },
      ],
      'set cards': () => [
        shop.setCurrency,
        { params: { id: student.user.id }, headers: keyed(), body: { currency: 3, shop: id } },
      ],
    }
    await archive()
    for (const [what, call] of Object.entries(calls)) {
      const { status, code } = await server.refused(...(call() as [never, never]))
      // To a student, a draft that was assigned is not there.
      const isDraft = what === 'take a ticket'
      expect([what, status, code]).toEqual(
        isDraft ? [what, 404, 'conversation-not-found'] : [what, 409, 'class-archived'],
      )
    }
    await publish(true)
    expect(await server.refused(...(calls['take a ticket']?.() as [never, never]))).toMatchObject({
      code: 'class-archived',
    })
    await publish(false)
    await setArchived(false)
    for (const call of Object.values(calls)) await server.ask(...(call() as [never, never]))
  })

  test('keeps what was done readable, but not its drafts, and nobody is told to play', async () => {
    const { student, coTeacher } = school.people
    const assignment = await assign()
    const draft = (as: { headers: Record<string, string> }) => ({
      params: { id: conversation },
      headers: as.headers,
    })
    const dueOf = async () =>
      (await server.ask(assignments.getAgenda, { headers: student.headers })).due.map(
        due => due.assignment.id,
      )
    await server.ask(conversations.getConversation, draft(student))
    await server.ask(conversations.getConversation, draft(coTeacher))
    expect(await dueOf()).toContain(assignment)
    const { ticket, events } = await beginPlay(server, student, conversation, { assignment })
    await archive()
    // Begun before, it is kept as the player's own (plays.md#plays-of-assignments).
    const saved = await server.ask(plays.savePlay, {
      headers: student.headers,
      body: { ticket, events },
    })
    expect([saved.verified, saved.assignment]).toEqual([true, null])
    const asked = { params: { id: assignment }, headers: student.headers }
    expect((await server.ask(assignments.getAssignment, asked)).standing?.status).toBe('open')
    await server.ask(shop.getShop, { params: { id }, headers: student.headers })
    expect(await dueOf()).not.toContain(assignment)
    await server.pool.query('delete from assignments where class <> $1', [id])
    for (const as of [student, coTeacher])
      expect((await server.refused(conversations.getConversation, draft(as))).status).toBe(404)
    await server.ask(conversations.getConversation, draft(school.people.teacher))
  })

  test('counts a play or not, and lets somebody in or not, whichever comes first', async () => {
    const { student } = school.people
    for (let round = 0; round < 6; round += 1) {
      id = await school.newClass()
      const assignment = await assign()
      const newcomer = await signUpActor(server, 'student')
      const { ticket, events } = await beginPlay(server, student, conversation, { assignment })
      const [saved, joined] = await Promise.all([
        server.ask(plays.savePlay, { headers: student.headers, body: { ticket, events } }),
        server.ask(classes.joinClass, join(newcomer)).then(
          () => true,
          () => false,
        ),
        archive(),
      ])
      const counted = async (query: string, ...values: string[]) =>
        (await server.pool.query(query, values)).rowCount
      const met = await counted(
        'select 1 from assignment_completions where assignment = $1',
        assignment,
      )
      expect(met).toBe(saved.assignment === null ? 0 : 1)
      const place = await counted(
        'select 1 from enrolments where class = $1 and student = $2',
        id,
        newcomer.user.id,
      )
      expect(place).toBe(joined ? 1 : 0)
    }
  })

  test('waits for a play that is being stored, and lets nobody in behind it', async () => {
    const assignment = await assign()
    const { student, other } = school.people
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query('select 1 from classes where id = $1 for update', [id])
    const { ticket, events } = await beginPlay(server, student, conversation, { assignment })
    const saving = server.ask(plays.savePlay, {
      headers: student.headers,
      body: { ticket, events },
    })
    const joining = server.refused(classes.joinClass, join(other))
    const waiting = () =>
      server.pool
        .query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
        .then(({ rowCount }) => rowCount)
    await expect.poll(waiting).toBe(2)
    await client.query("update classes set archived_at = '2026-03-04' where id = $1", [id])
    await client.query('commit')
    client.release()
    expect((await saving).assignment).toBeNull()
    expect((await joining).code).toBe('class-archived')
  })
})
