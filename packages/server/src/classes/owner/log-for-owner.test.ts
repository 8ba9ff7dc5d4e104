import { devices } from '@duologue/contract/devices/devices'
import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMail } from '../../outside/mail/read-mail'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { inWithCard } from '../../testing/school/in-with-card'
import { signUpActor } from '../../testing/school/people'

const hour = 60 * 60 * 1000

describeOnDatabase('the owner of a class', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000, logins: 1000 } })
  })
  afterAll(() => server.close())

  test('gets a mail of what is done to its pupils, once in twelve hours for each of a kind; it is all in the log', async () => {
    const owner = await signUpActor(server, 'teacher')
    const beside = await signUpActor(server, 'teacher')
    await server.pool.query('update users set email_verified_at = created_at')
    const id = await seedClass(server, owner, [], { name: '5b' })
    await server.pool.query('insert into class_teachers values ($1, $2, now())', [
      id,
      beside.user.id,
    ])
    const inClass = { params: { id }, headers: beside.headers }
    const keyed = { params: { id }, headers: { ...beside.headers, ...newKey() } }
    const rows = [{ given: 'Mia' }, { given: 'Noa' }]
    const { added } = await server.ask(pupils.addPupils, { ...keyed, body: { rows } })
    const [mia = ''] = added
    const ofMia = { params: { id: mia }, headers: beside.headers }
    const told = async () =>
      (await server.mails())
        .map(readMail)
        .filter(mail => mail.header('To') === owner.email)
        .flatMap(mail => / (looked|uses|downloaded|agreed) /.exec(mail.text)?.[1] ?? [])
        .sort()
    // One card is needed in the middle of a lesson.
    const one = await server.ask(pupils.getCards, { ...inClass, query: `pupils=${mia}` })
    const twice = async (doing: () => Promise<unknown>) => {
      await doing()
      await doing()
    }
    await twice(() => server.ask(pupils.getCards, inClass))
    await expect.poll(told).toEqual(['looked'])
    await twice(() => server.ask(devices.pairDevice, inClass))
    await twice(() => server.ask(pupils.exportPupil, ofMia))
    const { authToken } = await inWithCard(server, { qr: one.cards[0]?.qr ?? '' })
    await server.ask(pupils.claimAccount, {
      headers: { authorization: authToken },
      body: { email: 'mia@own.example', password: 'a password of my own' },
    })
    await server.ask(pupils.answerClaim, { ...ofMia, body: { agree: true } })
    await expect.poll(told).toEqual(['agreed', 'downloaded', 'looked', 'uses'])
    const log = await server.pool.query(
      `select what, count(*)::int as times from school_log where class = $1 and actor = $2
         and what in ('card-seen', 'cards-seen', 'device-paired', 'pupil-exported', 'claim-agreed')
       group by what order by what`,
      [id, beside.user.id],
    )
    expect(log.rows).toEqual([
      { what: 'card-seen', times: 1 },
      { what: 'cards-seen', times: 2 },
      { what: 'claim-agreed', times: 1 },
      { what: 'device-paired', times: 2 },
      { what: 'pupil-exported', times: 2 },
    ])
    server.clock.moveTo(new Date(server.clock.now().getTime() + 12 * hour).toISOString())
    await server.pool.query('update sessions set confirmed_at = $1', [server.clock.now()])
    await server.ask(pupils.getCards, inClass)
    await expect.poll(told).toEqual(['agreed', 'downloaded', 'looked', 'looked', 'uses'])
    const text = JSON.stringify((await server.mails()).map(readMail).map(mail => mail.text))
    expect(text).not.toContain(one.cards[0]?.qr)
    expect(text).not.toContain(one.cards[0]?.words.join(' '))
  })
})
