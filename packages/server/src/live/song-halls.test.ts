import { classes } from '@duologue/contract/classes'
import type { CallInput } from '@duologue/contract/endpoint'
import { live } from '@duologue/contract/live'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { exchange, hallSettings } from '../testing/school/opened-hall'
import { type Person, signUpActor } from '../testing/school/people'
import { playHall } from '../testing/school/play-hall'
import { seedSongWith } from '../testing/school/seed-song'

const texts = ['La pluie tombe', 'sur le toit', 'la pluie tombe', 'et le chat dort', 'près du feu']

describeOnDatabase('a game over a song', engine => {
  let server: TestServer
  let host: Person
  let editor: Person
  let student: Person
  let schoolClass: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    host = await signUpActor(server, 'teacher')
    editor = await signUpActor(server, 'editor')
    student = await signUpActor(server, 'student')
    schoolClass = await seedClass(server, host, [student])
  })
  afterAll(() => server.close())

  const newSong = async (told: object = {}) =>
    (await seedSongWith(server, editor.headers, texts, { curated: true, ...told })).song.id
  type Body = CallInput<typeof live.openHall>['body']
  const opening = (song: string, joins: 'class' | 'anyone', of?: string) => ({
    headers: host.headers,
    body: {
      song,
      settings: { ...hallSettings, joins },
      ...(of === undefined ? {} : { class: of }),
    } satisfies Body,
  })
  const refusal = async (...told: Parameters<typeof opening>) =>
    (await server.refused(live.openHall, opening(...told))).code
  const end = (id: string) => exchange(server, host.headers, id, { type: 'end' })

  test('its lines are played in their order, each text once, and told in the report alone', async () => {
    const song = await newSong()
    const hall = await server.ask(live.openHall, opening(song, 'class', schoolClass))
    expect(hall).toMatchObject({ song, conversation: null, language: 'fr', title: 'La pluie' })
    await server.ask(live.joinHall, {
      params: { id: hall.id },
      headers: student.headers,
      body: { code: hall.code },
    })
    await playHall(server, host, hall.id, [{ headers: student.headers }])
    const settled = async () => {
      const { rows } = await server.pool.query(
        'select settled_at is not null as done from live_halls where id = $1',
        [hall.id],
      )
      return rows[0]?.done
    }
    await expect.poll(settled, { timeout: 30_000, interval: 200 }).toBe(true)
    const asked = { params: { id: hall.id }, headers: host.headers }
    const report = await server.ask(live.getHallReport, asked)
    expect(report.hall.song).toBe(song)
    const told = report.lines.map(({ text }) => text)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size).toBe(told.length)
    expect(report.members).toMatchObject([{ answered: expect.any(Number), counts: null }])
    const { rows } = await server.pool.query('select from plays where user_id = $1', [
      student.user.id,
    ])
    expect(rows).toEqual([])
  })

  test('a song that is gone is played to its end, and cannot be assigned again', async () => {
    const song = await newSong()
    const hall = await server.ask(live.openHall, opening(song, 'anyone'))
    await server.ask(songs.deleteSong, { params: { id: song }, headers: editor.headers })
    await end(hall.id)
    const asked = { params: { id: hall.id }, headers: host.headers }
    const { hall: told } = await server.ask(live.getHallReport, asked)
    expect(told).toMatchObject({ song: null, title: 'La pluie' })
  })

  test('for older learners: a class that may, never anyone with the code, in the lobby either', async () => {
    const song = await newSong({ maturity: 'PG-13' })
    expect(await refusal(song, 'anyone')).toBe('song-not-for-anyone')
    expect(await refusal(song, 'class', schoolClass)).toBe('song-not-for-class')
    await server.ask(classes.updateClass, {
      params: { id: schoolClass },
      headers: host.headers,
      body: { songMaturity: 'PG-13' },
    })
    const { id } = await server.ask(live.openHall, opening(song, 'class', schoolClass))
    const settings = { ...hallSettings, joins: 'anyone' } as const
    const { acks } = await exchange(server, host.headers, id, { type: 'settings', settings })
    expect(acks).toEqual([{ n: 0, code: 'song-not-for-anyone' }])
    await end(id)
  })

  test('what its host may not meet, what is not out, and what is too short is not played', async () => {
    const draft = await newSong({ curated: false })
    expect(await refusal(draft, 'anyone')).toBe('song-not-found')
    const short = await seedSongWith(server, editor.headers, ['La pluie'], { curated: true })
    expect(await refusal(short.song.id, 'anyone')).toBe('song-too-short')
    const song = await newSong({ audience: 'users' })
    expect(await refusal(song, 'anyone')).toBe('song-not-for-anyone')
  })
})
