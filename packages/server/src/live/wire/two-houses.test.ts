import { live } from '@duologue/contract/live'
import { expect, onTestFinished, test } from 'vitest'
import { startChildApp } from '../../testing/apps/child-app'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase, type Engine } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { writeEmptyContent } from '../../testing/school/empty-content'
import { connectPage } from '../../testing/school/hall-page'
import { exchange, joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { duelOn, openHallOfPair, playOn } from '../../testing/school/opened-pair-hall'
import { signUpActor } from '../../testing/school/people'

/** A hall, its host, and two houses on the database that it is in. */
async function openTwice(engine: Engine) {
  let database = ''
  const first = await startTestServer(engine, {
    through: url => {
      database = url
      return url
    },
  })
  onTestFinished(first.close)
  const second = await startTestServer(engine, { through: () => database })
  // Logins are good for programs with the machine's clock, too.
  first.clock.moveTo(new Date().toISOString())
  const host = await signUpActor(first, 'teacher')
  const { id } = await seedDuel(first, { title: 'La llave' })
  const hall = await openHall(first, host, id)
  return { first, second, host, hall, database }
}

/** The pages that the log tells people to be on, in their order: who opens two at once is on the one that is written later. */
const pagesIn = ({ pool }: Awaited<ReturnType<typeof openTwice>>['first']) =>
  pool
    .query(`select act->>'page' as page from live_log where act->>'type' = 'here' order by seq`)
    .then(({ rows }) => rows.map(({ page }) => page))

const seqOf = (page: Awaited<ReturnType<typeof connectPage>>) => page.views.at(-1)?.seq ?? 0

describeOnDatabase('two houses on one database', engine => {
  test('are one hall: acts of both at once stand in one order, a stop loses none of them', async () => {
    const { first, second, host, hall } = await openTwice(engine)
    const guests = []
    for (let guest = 0; guest < 8; guest++) guests.push(await joinAsGuest(first, hall))
    const screen = await connectPage(first.address, hall.id, host.headers)
    const phones = await Promise.all(
      guests.map(({ headers }, place) =>
        connectPage((place % 2 === 0 ? first : second).address, hall.id, headers),
      ),
    )
    const acks = await Promise.all(
      phones.flatMap(phone => [1, 2, 3].map(() => phone.act({ type: 'rename' }))),
    )
    expect(acks).toEqual(Array.from({ length: 24 }, () => null))
    for (const [place, phone] of phones.entries())
      await expect.poll(phone.view).toMatchObject({ member: place + 1, renames: 0 })
    const { rows } = await first.pool.query(
      'select seq::int, at::int from live_log where hall = $1 order by seq',
      [hall.id],
    )
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1))
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b))
    await expect.poll(() => seqOf(screen)).toBe(rows.length)

    // Pressed in the very moment of the stop: what is acknowledged is stored.
    const leaving = phones.filter((_, place) => place % 2 === 1)
    const pressed = leaving.map(phone => phone.act({ type: 'leave' }))
    await second.close()
    for (const [place, phone] of leaving.entries()) {
      const { bye } = await phone.ended
      const code = await Promise.race([pressed[place], Promise.resolve('not told')])
      if (code !== null) {
        // It came too late for this process: the page comes back to another one soon, and sends it again.
        expect([code, bye?.code]).toEqual(['not told', 'stopping'])
        expect(bye?.again).toBeLessThanOrEqual(3000)
        const again = await connectPage(
          first.address,
          hall.id,
          guests[place * 2 + 1]?.headers ?? {},
        )
        expect(await again.act({ type: 'leave' })).toBe(null)
      }
    }
    await expect.poll(screen.view).toMatchObject({ here: 4 })
  })

  test('who opens the game on another device is told so on the first, whichever house has it', async () => {
    const { first, second, host, hall } = await openTwice(engine)
    onTestFinished(second.close)
    const guest = await joinAsGuest(first, hall)
    const at = (server: typeof first, page: string) =>
      connectPage(server.address, hall.id, guest.headers, { page })
    const laptop = await at(first, 'the-laptop')
    await expect.poll(() => pagesIn(first)).toEqual(['the-laptop'])
    const phone = await at(second, 'the-phone')
    expect((await laptop.ended).bye).toEqual({ type: 'bye', code: 'other-device', again: null })
    // Play here: the newest stays, and nobody is told gone for it.
    const again = await at(first, 'the-laptop')
    expect((await phone.ended).bye?.code).toBe('other-device')
    // A page that comes back to another house is the same device.
    const returned = await at(second, 'the-laptop')
    again.socket.terminate()
    expect(await returned.act({ type: 'rename' })).toBe(null)
    await expect.poll(returned.view).toMatchObject({ renames: 2 })
    const { rows } = await first.pool.query(
      `select act from live_log where hall = $1 and act->>'type' in ('here', 'gone') order by seq`,
      [hall.id],
    )
    expect(rows.map(({ act }) => [act.type, act.page])).toEqual([
      ['here', 'the-laptop'],
      ['here', 'the-phone'],
      ['here', 'the-laptop'],
    ])
    expect((await exchange(first, host.headers, hall.id)).view).toMatchObject({ here: 1 })
  })

  test('two pages of one member, both on the slow way: the newer goes on, the older is told, and can be the newer again', async () => {
    const { first, second, hall } = await openTwice(engine)
    onTestFinished(second.close)
    const guest = await joinAsGuest(first, hall)
    const called = (server: typeof first, page: string, ...acts: { type: 'rename' }[]) =>
      server.ask(live.exchangeActs, {
        headers: guest.headers,
        params: { id: hall.id },
        body: { wire: 2, seen: -1, page, acts: acts.map((act, n) => ({ n: n + 1, act })) },
      })
    const isMember = { view: { member: 1 } }
    expect(await called(first, 'laptop')).toMatchObject(isMember)
    // Until it is written down which page they are on.
    const pages = () => pagesIn(first)
    await expect.poll(pages).toEqual(['laptop'])
    expect(await called(second, 'phone')).toMatchObject(isMember)
    await expect.poll(pages).toEqual(['laptop', 'phone'])
    for (const server of [first, second]) {
      expect(await called(server, 'laptop', { type: 'rename' })).toMatchObject({
        acks: [{ n: 0, code: 'other-device' }],
        view: null,
      })
      const { acks, view } = await called(server, 'phone')
      expect([acks, view]).toEqual([[], expect.objectContaining({ renames: 3 })])
    }
    expect(await called(first, 'laptop_2')).toMatchObject(isMember)
    await expect.poll(pages).toEqual(['laptop', 'phone', 'laptop_2'])
    expect(await called(second, 'phone')).toMatchObject({ acks: [{ n: 0 }] })
  })

  test('a process that is killed between the commit and its answer loses nothing', async () => {
    const { first, second, host, hall, database } = await openTwice(engine)
    onTestFinished(second.close)
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    const doomed = startChildApp('serving-app', [folder, database, 'live_log'])
    await doomed.written(1)
    const screen = await connectPage(doomed.lines[0] ?? '', hall.id, host.headers)
    let code: string | null | undefined
    void screen.act({ type: 'lock', locked: true }).then(told => (code = told))
    await doomed.ended
    await screen.ended
    expect(code).toBe(undefined)
    // The page comes back to another process, sees what was stored, and sends what it was not told of once more.
    const again = await connectPage(second.address, hall.id, host.headers)
    expect(again.view()).toMatchObject({ locked: true })
    expect(await again.act({ type: 'lock', locked: true })).toBe(null)
    const { view } = await exchange(first, host.headers, hall.id)
    expect(view).toMatchObject({ locked: true })
  })

  test('a process that is killed as one of two plays loses nothing, and nothing is played twice', async () => {
    const { first, second, database } = await openTwice(engine)
    onTestFinished(second.close)
    const people = [
      await signUpActor(first, 'student'),
      await signUpActor(first, 'student'),
    ] as const
    const { id: duel } = await seedDuel(first)
    const hall = await openHallOfPair(first, duel, people)
    const at = (address: string, { headers }: (typeof people)[number]) =>
      connectPage(address, hall, headers, { wire: 2 })
    const pages = await Promise.all(people.map(person => at(first.address, person)))
    for (const page of pages) expect(await page.act({ type: 'ready', powers: [] })).toBe(null)
    await expect.poll(() => pages.map(page => page.view().state)).toEqual(['playing', 'playing'])
    const [one, two] = pages
    if (!one || !two) throw new Error('there are two')
    // That the round has begun is the first of it.
    await expect.poll(() => pages.map(page => duelOn(page).known)).toEqual([1, 1])
    const isFirst = duelOn(one).seat === 1

    // Player one's page has gone over to a process that dies as it has stored what they do.
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    const doomed = startChildApp('serving-app', [folder, database, 'live_log'])
    await doomed.written(1)
    const [player, partner] = isFirst ? [people[0], two] : [people[1], one]
    const there = await at(doomed.lines[0] ?? '', player)
    const seats = { 1: there, 2: partner }
    void playOn(first, hall, seats).catch(() => undefined)
    await doomed.ended
    await there.ended

    const back = await at(second.address, player)
    await expect.poll(() => duelOn(partner).known).toBe(2)
    expect(duelOn(back).events).toEqual(duelOn(partner).events)
    // What it was not told of it sends once more: it is there already.
    const [, event] = duelOn(back).events
    if (!event) throw new Error('it was stored')
    await back.act({ type: 'play', game: 0, index: 1, event })
    expect(await playOn(first, hall, { 1: back, 2: partner })).toBe(null)
    await expect.poll(() => duelOn(partner).known).toBe(3)
    await expect.poll(() => duelOn(back).events).toHaveLength(3)
  })
})
