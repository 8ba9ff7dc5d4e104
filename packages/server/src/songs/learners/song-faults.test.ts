import { accounts } from '@duologue/contract/accounts'
import { songs } from '@duologue/contract/songs'
import { songFaults } from '@duologue/domain/choices/song-choices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendRandom } from '../../outside/random/pretend-random'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openSchool, type School } from '../../testing/school/class-matrix'
import { type Person, signUpPerson } from '../../testing/school/people'
import { seedSong } from '../../testing/school/seed-song'
import { historyWork } from '../editing/history-work'

describeOnDatabase('a fault of a song', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 9999, writes: 9999, logins: 100 },
    })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const made = () => seedSong(server, school.headersOf('editor'), { curated: true })
  const tell = (id: string, { headers }: Pick<Person, 'headers'>, fault = 'gone') =>
    server.ask(songs.tellSongFault, { params: { id }, headers, body: { fault } })
  const told = (id: string) =>
    server.ask(songs.getSongFaults, { params: { id }, headers: school.headersOf('editor') })

  test('is counted once a user, song and day, whatever it is', async () => {
    const { id } = await made()
    const [first, second] = [await signUpPerson(server), await signUpPerson(server)]
    for (let again = 0; again < 5; again += 1)
      for (const fault of songFaults) expect(await tell(id, first, fault)).toEqual({ ok: true })
    await tell(id, second, 'broken')
    expect(await told(id)).toEqual({
      people: 2,
      faults: [
        { fault: 'broken', people: 1 },
        { fault: 'refused', people: 1 },
      ],
    })
    server.clock.moveTo('2026-03-05T10:20:00Z')
    await tell(id, first, 'broken')
    expect(await told(id)).toEqual({
      people: 2,
      faults: [
        { fault: 'broken', people: 2 },
        { fault: 'refused', people: 1 },
      ],
    })
    const refusal = await server.refused(songs.tellSongFault, {
      params: { id },
      headers: first.headers,
      body: { fault: 'boring' },
    })
    expect(refusal).toMatchObject({ status: 400, fields: { fault: 'is not valid' } })
  })

  test('is told no more after 30 days, and forgotten', async () => {
    const { id } = await made()
    const person = await signUpPerson(server)
    server.clock.moveTo('2026-03-05T10:20:00Z')
    await tell(id, person)
    const left = async () => {
      const work = historyWork({ ...server, random: pretendRandom() })
      await work.portion()
      const { rows } = await server.pool.query('select 1 from song_faults where song = $1', [id])
      return rows.length
    }
    // Logins are over by then: who looks, looks in the database.
    server.clock.moveTo('2026-04-04T00:00:00Z')
    expect(await left()).toBe(1)
    server.clock.moveTo('2026-04-05T00:00:00Z')
    expect(await left()).toBe(0)
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await told(id)).toEqual({ people: 0, faults: [] })
  })

  test('stands in the export of who told it, and goes with them', async () => {
    const { id } = await made()
    const { user, headers } = await signUpPerson(server)
    await tell(id, { headers })
    const params = { id: user.id }
    const own = await server.ask(accounts.exportUser, { headers, params })
    expect(own.songFaults).toEqual([{ song: id, fault: 'gone', day: '2026-03-05' }])
    await server.ask(accounts.deleteUser, { headers, params })
    expect(await told(id)).toEqual({ people: 0, faults: [] })
  })
})
