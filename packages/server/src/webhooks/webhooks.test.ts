import { readFileSync } from 'node:fs'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { shop } from '@duologue/contract/shop'
import { webhookDeed } from '@duologue/contract/webhooks/webhook-deeds'
import { webhooks } from '@duologue/contract/webhooks/webhooks'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readNetworks } from '../networks'
import { askOutside } from '../outside/web/ask-outside'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { allAtOnce, newKey, openShop } from '../testing/school/class-shop'
import { type Person, signUpActor, signUpConfirmed } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'
import { startReceiver } from '../testing/web/receiver'
import { testCertificate } from '../testing/web/test-certificate'

type Verify = (
  headers: Record<string, unknown>,
  body: string,
  secret: string,
  now?: number,
) => boolean

/** What integrators.md shows, as a program that follows it has it. */
async function verifierOfDocs(): Promise<Verify> {
  const page = readFileSync(new URL('../../../../docs/integrators.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n\/\/ verify\.mjs\n([^]*?)```/.exec(page) ?? []
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  return (await import(/* @vite-ignore */ address)).isFromSite
}

/** What waits is looked for every five seconds, and the machine may be busy. */
const patient = { timeout: 25_000 }

const usual = {
  callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
}

describeOnDatabase('webhooks of a class', engine => {
  let server: TestServer
  beforeAll(async () => {
    const inside = readNetworks('127.0.0.0/8')
    if (!inside) throw new Error('no networks')
    const outside = askOutside({ inside, patience: 5000, ca: testCertificate.cert })
    server = await startTestServer(engine, { ...usual, outside })
  })
  afterAll(() => server.close())

  const all = ['play-verified', 'assignment-done', 'student-joined', 'reward-bought'] as const
  const add = (
    id: string,
    { headers }: Pick<Person, 'headers'>,
    body: { address: string; events: (typeof all)[number][] } = {
      address: 'https://hooks.school.example/a',
      events: [...all],
    },
  ) => server.ask(webhooks.createWebhook, { params: { id }, headers, body })
  const list = async (id: string, { headers }: Pick<Person, 'headers'>) =>
    (await server.ask(webhooks.listWebhooks, { params: { id }, headers })).webhooks

  test('tell what happens in it: ids and no names, and a program can prove where they are from', async () => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const school = await openShop(server)
    const [student] = school.students
    if (!student) throw new Error('nobody is in the class')
    const address = `${receiver.address}/duologue`
    const { webhook, secret } = await add(school.id, school.teacher, { address, events: [...all] })
    expect(webhook).toMatchObject({ address, events: all, messages: [] })

    const { id: conversation } = await seedDuel(server)
    const assignment = await seedAssignment(server, school.id, conversation)
    const { ticket, events } = await beginPlay(server, student, conversation, { assignment })
    const { headers } = student
    const play = await server.ask(plays.savePlay, { headers, body: { ticket, events } })
    await school.fund(20)
    const one = await school.reward()
    const item = await server.ask(shop.buyReward, {
      headers: { ...headers, ...newKey() },
      body: { product: one.id },
    })
    const ofClass = await school.reward({ type: 'group', cost: 3 })
    await server.ask(shop.updateProduct, {
      params: { id: ofClass.id },
      headers: { ...headers, ...newKey() },
      body: { amount: 3 },
    })
    const newcomer = await signUpActor(server, 'student')
    await server.ask(classes.joinClass, {
      params: { id: school.id },
      headers: newcomer.headers,
      body: { studentId: newcomer.user.id },
    })

    await expect.poll(() => receiver.received.length, patient).toBe(5)
    const told = receiver.received.map(({ body }) => webhookDeed.parse(JSON.parse(body)))
    const by = { class: school.id, student: student.user.id }
    const bought = { event: 'reward-bought', ...by }
    expect(told.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { event: 'assignment-done', ...by, assignment, onTime: true },
      { event: 'play-verified', ...by, assignment, play: play.id, score: play.score },
      { ...bought, product: one.id, item: item.id, price: 5, isForClass: false },
      { ...bought, product: ofClass.id, price: 3, isForClass: true },
      { event: 'student-joined', class: school.id, student: newcomer.user.id },
    ])
    const isFromSite = await verifierOfDocs()
    const now = server.clock.now().getTime()
    for (const { headers: sent, body, path } of receiver.received) {
      expect(path).toBe('/duologue')
      expect(sent['webhook-id']).toBe(JSON.parse(body).id)
      expect(isFromSite(sent, body, secret, now)).toBe(true)
      expect(isFromSite(sent, `${body} `, secret, now)).toBe(false)
      expect(isFromSite({ ...sent, 'webhook-id': 'another' }, body, secret, now)).toBe(false)
      expect(isFromSite(sent, body, `whsec_${'A'.repeat(43)}=`, now)).toBe(false)
      expect(isFromSite(sent, body, secret, now + 301_000)).toBe(false)
      for (const person of [student, newcomer, school.teacher])
        expect(body).not.toContain(person.user.username)
    }
    const [seen] = await list(school.id, school.teacher)
    expect(seen?.messages).toHaveLength(5)
    for (const message of seen?.messages ?? [])
      expect(message).toMatchObject({ state: 'sent', tries: 1, fault: null, status: 200 })
  })

  test('hear only what they were added for, and only of their class', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const id = await seedClass(server, teacher, [])
    const other = await seedClass(server, teacher, [])
    await add(id, teacher, { address: 'https://a.example', events: ['reward-bought'] })
    await add(other, teacher)
    const { headers, user } = await signUpActor(server, 'student')
    const body = { studentId: user.id }
    await server.ask(classes.joinClass, { params: { id }, headers, body })
    expect((await list(id, teacher))[0]?.messages).toEqual([])
    expect((await list(other, teacher))[0]?.messages).toEqual([])
  })

  test('what nobody took is seen, with the reason, and tried again when the teacher says so', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const id = await seedClass(server, teacher, [])
    const receiver = await startReceiver(response => {
      response.statusCode = 500
      response.end()
    })
    onTestFinished(() => receiver.close())
    await add(id, teacher, { address: receiver.address, events: [...all] })
    // An address that leads inside: found out when it is connected.
    await add(id, teacher, { address: 'https://10.0.0.1/inside', events: [...all] })
    const { headers, user } = await signUpActor(server, 'student')
    await server.ask(classes.joinClass, { params: { id }, headers, body: { studentId: user.id } })
    const faults = async () =>
      (await list(id, teacher)).map(({ messages: [message] }) => [
        message?.state,
        message?.fault,
        message?.status,
      ])
    await expect.poll(faults, patient).toEqual([
      ['waiting', 'answered', 500],
      ['waiting', 'not-public', null],
    ])
    const [failing] = await list(id, teacher)
    const message = failing?.messages[0]?.id ?? ''
    expect(Date.parse(failing?.messages[0]?.nextTry ?? '')).toBeGreaterThan(Date.now())
    const again = (told: object = {}) => ({
      params: { id, webhook: failing?.id ?? '', message, ...told },
      headers: teacher.headers,
    })
    await server.ask(webhooks.sendWebhookMessageAgain, again())
    await expect.poll(() => receiver.received.length, patient).toBe(2)
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body)
    // What was taken is not sent a second time.
    await server.pool.query('update webhook_messages set sent_at = now() where deed = $1', [
      message,
    ])
    for (const told of [{}, { message: user.id }, { webhook: user.id }])
      expect((await server.refused(webhooks.sendWebhookMessageAgain, again(told))).code).toBe(
        'webhook-not-found',
      )
  })

  test('five at most, however many are added at once; none for an archived class, or a bad address', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const id = await seedClass(server, teacher, [])
    const params = { id }
    const { headers } = teacher
    const body = (address: string, events: string[] = ['student-joined']) => ({ address, events })
    const made = await allAtOnce(
      server,
      webhooks.createWebhook,
      Array.from({ length: 9 }, (_, at) => ({
        params,
        headers,
        body: body(`https://hooks.example/${at}`),
      })),
    )
    expect(made.toSorted()).toEqual([...Array(5).fill(201), ...Array(4).fill(409)])
    const refused = async (sent: unknown) =>
      (await server.refused(webhooks.createWebhook, { params, headers, body: sent as never })).code
    for (const wrong of [
      body('http://hooks.example'),
      body('https://a:b@hooks.example'),
      body('https://hooks example'),
      body('https://[hooks'),
      body('https://hooks.example', []),
      body('https://hooks.example', ['exam-passed']),
    ])
      expect([wrong, await refused(wrong)]).toEqual([wrong, 'invalid-input'])
    await server.pool.query('delete from webhooks where class_id = $1', [id])
    await server.pool.query('update classes set archived_at = now() where id = $1', [id])
    expect(await refused(body('https://hooks.example'))).toBe('class-archived')
  })

  test('the secret is stored nowhere, the owner hears of what a co-teacher adds, the log of both', async () => {
    const owner = await signUpConfirmed(server)
    await server.pool.query(`update users set type = 'teacher' where id = $1`, [owner.user.id])
    const id = await seedClass(server, owner, [])
    const coTeacher = await signUpActor(server, 'teacher')
    await server.pool.query(`insert into class_teachers values ($1, $2, '2026-03-02')`, [
      id,
      coTeacher.user.id,
    ])
    const { webhook, secret } = await add(id, coTeacher)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify(await wholeState(server.pool))).not.toContain(secret.slice(6))
    expect(JSON.stringify(await list(id, coTeacher))).not.toContain(secret.slice(6))
    const mails = async () =>
      (await server.mails()).filter(mail => mail.includes(`To: ${owner.email}`)).join()
    await expect.poll(mails, patient).toContain('has a program outside')
    const params = { id, webhook: webhook.id }
    const { headers } = coTeacher
    await server.ask(webhooks.deleteWebhook, { params, headers })
    expect((await server.refused(webhooks.deleteWebhook, { params, headers })).code).toBe(
      'webhook-not-found',
    )
    const { rows } = await server.pool.query(
      'select what, actor from school_log where class = $1 order by id',
      [id],
    )
    expect(rows).toEqual([
      { what: 'webhook-made', actor: coTeacher.user.id },
      { what: 'webhook-removed', actor: coTeacher.user.id },
    ])
  })

  test('end with the class, and what is about a student with their account', async () => {
    const teacher = await signUpActor(server, 'teacher')
    const student = await signUpActor(server, 'student')
    const id = await seedClass(server, teacher, [])
    await add(id, teacher)
    const body = { studentId: student.user.id }
    await server.ask(classes.joinClass, { params: { id }, headers: student.headers, body })
    const count = async () =>
      (
        await server.pool.query(
          `select (select count(*) from webhooks where class_id = $1)::int as webhooks,
             (select count(*) from webhook_messages where student = $2)::int as messages`,
          [id, student.user.id],
        )
      ).rows[0]
    expect(await count()).toEqual({ webhooks: 1, messages: 1 })
    await server.pool.query('delete from users where id = $1', [student.user.id])
    expect(await count()).toEqual({ webhooks: 1, messages: 0 })
    await server.ask(classes.deleteClass, { params: { id }, headers: teacher.headers })
    expect(await count()).toEqual({ webhooks: 0, messages: 0 })
  })

  test('one that is removed while somebody joins holds up nobody', async () => {
    const teacher = await signUpActor(server, 'teacher')
    for (let time = 0; time < 5; time += 1) {
      const id = await seedClass(server, teacher, [])
      const { webhook } = await add(id, teacher)
      const students = await Promise.all([1, 2, 3].map(() => signUpActor(server, 'student')))
      const joins = students.map(({ headers, user }) =>
        server.ask(classes.joinClass, { params: { id }, headers, body: { studentId: user.id } }),
      )
      const params = { id, webhook: webhook.id }
      await Promise.all([
        ...joins,
        server.ask(webhooks.deleteWebhook, { params, headers: teacher.headers }),
      ])
    }
  })
})
