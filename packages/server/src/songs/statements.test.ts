import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { signUpActor } from '../testing/school/people'
import { seedSongWith } from '../testing/school/seed-song'

describeOnDatabase('a call about songs', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
  })
  afterAll(() => server.close())

  test('speaks to the database a few times, however many lyrics there are', async () => {
    const { headers } = await signUpActor(server, 'editor')
    for (const count of [3, 1000]) {
      const texts = Array.from({ length: count }, (_, number) => `mot ${number % 60} et ${number}`)
      const { song, lyrics: made } = await seedSongWith(server, headers, texts)
      const params = { id: song.id }
      const ids = made.map(({ id }) => id)
      const read = () => server.ask(songs.getSong, { params, headers })
      expect(await leastStatements(read)).toBe(4)
      // Each is another change: begin, lock, lyrics, what has changed, song, history, words, commit.
      let turn = 0
      const times = () => {
        turn += 1
        const body = ids.map(id => ({ id, startTime: turn, stopTime: turn + 1 }))
        return server.ask(songs.updateTimes, { headers, body })
      }
      expect(await leastStatements(times)).toBe(9)
      const order = () => {
        const body = { lyrics: ids.reverse() }
        return server.ask(songs.updateSong, { headers, params, body })
      }
      expect(await leastStatements(order)).toBe(8)
      const words = () => {
        turn += 1
        const told = [{ text: `neuf${turn}` }]
        const body = {
          songId: song.id,
          lyrics: ids.map(id => ({ id, newWordList: told })),
        }
        return server.ask(songs.updateWordLists, { headers, body })
      }
      expect(await leastStatements(words)).toBeLessThanOrEqual(13)
      const pair = { headers, params: { id: ids[1] ?? '' }, body: { direction: 'below' } }
      const merge = async () => {
        const merged = await server.ask(songs.mergeLyrics, pair)
        const body = {}
        const rev = String(merged.song.rev)
        await server.ask(songs.revertChange, { headers, params: { ...params, rev }, body })
      }
      expect(await leastStatements(merge)).toBeLessThanOrEqual(24)
    }
  }, 60_000)
})
