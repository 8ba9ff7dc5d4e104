import { live } from '@duologue/contract/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { signUpActor } from '../testing/school/people'

describeOnDatabase('limits of halls', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000 },
      settings: { SCHOOL_NETWORKS: '10.1.0.0/16', TRUSTED_PROXIES: '127.0.0.1' },
    })
    conversation = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  const open = async () => {
    const host = await signUpActor(server, 'teacher')
    return { host, hall: await openHall(server, host, conversation) }
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const ask = (code: string, address: string) =>
    fetch(`${server.address}/api/live/codes/${code}`, { headers: from(address) })

  test('ten wrong codes a minute, of a school 300; right ones cost nothing', async () => {
    const { hall } = await open()
    const tries = async (address: string, many: number) => {
      const statuses = new Set<number>()
      for (let count = 0; count < many; count += 1)
        statuses.add((await ask('999999', address)).status)
      return [...statuses]
    }
    for (let count = 0; count < 12; count += 1)
      expect((await ask(hall.code ?? '', '192.0.2.1')).status).toBe(200)
    expect(await tries('192.0.2.1', 10)).toEqual([404])
    const refused = await ask(hall.code ?? '', '192.0.2.1')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask(hall.code ?? '', '192.0.2.2')).status).toBe(200)
    expect(await tries('10.1.2.3', 11)).toEqual([404])
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60_000).toISOString())
    expect((await ask(hall.code ?? '', '192.0.2.1')).status).toBe(200)
  })

  test('of 1,000 from one address at once the 21st and later knock, after 100 who wait nobody else does', async () => {
    const { host, hall } = await open()
    const join = async (address: string) => {
      const response = await fetch(`${server.address}/api/live/halls/${hall.id}/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(address) },
        body: JSON.stringify({ code: hall.code }),
      })
      const { waits, code } = (await response.json()) as { waits?: boolean; code?: string }
      return code ?? (waits ? 'waits' : 'in')
    }
    const joined: string[] = []
    for (let count = 0; count < 1000; count += 10)
      joined.push(...(await Promise.all(Array.from({ length: 10 }, () => join('192.0.2.9')))))
    const counts = new Map<string, number>()
    for (const one of joined) counts.set(one, (counts.get(one) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({ in: 20, waits: 100, 'hall-full': 880 })
    for (let count = 0; count < 25; count += 1) expect(await join('10.1.0.7')).toBe('in')
    const { view } = await exchange(server, host.headers, hall.id)
    expect(view).toMatchObject({ here: 45 })
  })

  test('at most 60 are in, and 2,000 halls are open', async () => {
    const { hall } = await open()
    for (let count = 0; count < 60; count += 1)
      await server.ask(live.joinHall, {
        params: { id: hall.id },
        body: { code: hall.code },
        headers: from('10.1.0.8'),
      })
    expect(
      await server.refused(live.joinHall, {
        params: { id: hall.id },
        body: { code: hall.code },
        headers: from('10.1.0.8'),
      }),
    ).toMatchObject({ status: 409, code: 'hall-full' })
    await server.pool.query(
      `insert into live_halls (id, host, title, language, settings, seed, rules, most_members, opened_at, touched_at)
       select gen_random_uuid(), host, title, language, settings, seed, rules, most_members, now(), now()
       from live_halls, generate_series(1, 2000) where id = $1`,
      [hall.id],
    )
    const host = await signUpActor(server, 'teacher')
    await expect(openHall(server, host, conversation)).rejects.toThrow('live-full')
    await server.pool.query('delete from live_halls where id <> $1', [hall.id])
  })

  test('a removal in a hall for anyone makes everybody knock', async () => {
    const { host, hall } = await open()
    await joinAsGuest(server, hall)
    expect(await joinAsGuest(server, hall)).toMatchObject({ waits: false })
    await exchange(server, host.headers, hall.id, { type: 'remove', member: 1 })
    expect(await joinAsGuest(server, hall)).toMatchObject({ member: 3, waits: true })
  })
})
