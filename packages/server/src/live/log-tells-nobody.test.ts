import { live } from '@duologue/contract/live'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedDuel } from '../testing/school/begun-play'
import { connectPage } from '../testing/school/hall-page'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { signUpActor } from '../testing/school/people'

describeOnDatabase('what the log tells of halls', engine => {
  test('is no code, no key, no name and no token, whatever is asked or goes wrong', async () => {
    const lines: string[] = []
    const server = await startTestServer(engine, {
      logTo: { write: line => void lines.push(line) },
    })
    onTestFinished(server.close)
    const host = await signUpActor(server, 'teacher')
    const { id } = await seedDuel(server)
    const hall = await openHall(server, host, id, { settings: { names: 'own' } })
    const guest = await joinAsGuest(server, hall, 'Zaubermaus')
    const code = hall.code ?? ''
    const key = guest.headers['x-hall-key']
    await server.ask(live.getHallOfCode, { params: { code } })
    await fetch(`${server.address}/live/${code}`)
    await exchange(server, guest.headers, hall.id, { type: 'rename', name: 'Klabautermann' })
    const phone = await connectPage(server.address, hall.id, guest.headers)
    expect(await phone.act({ type: 'leave' })).toBe(null)
    // What the database refuses is an error, which is told.
    const told = lines.length
    await server.pool.query('alter table live_log rename to live_log_away')
    await expect(
      exchange(server, host.headers, hall.id, { type: 'rename', member: 1, name: 'Rübezahl' }),
    ).rejects.toThrow()
    await expect(
      server.ask(live.joinHall, { params: { id: hall.id }, body: { code, name: 'Frau Holle' } }),
    ).rejects.toThrow()
    await server.pool.query('alter table live_log_away rename to live_log')
    await expect.poll(() => lines.length).toBeGreaterThan(told)
    const token = host.headers.authorization?.replace('Bearer ', '') ?? ''
    for (const secret of [
      code,
      key,
      token,
      'Zaubermaus',
      'Klabautermann',
      'Rübezahl',
      'Frau Holle',
    ])
      expect.soft(lines.filter(line => line.includes(secret ?? ' '))).toEqual([])
  })
})
