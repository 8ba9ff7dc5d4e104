import { songs } from '@duologue/contract/songs'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { contractClient } from '../../testing/apps/contract-client'
import { makeServingPlace } from '../../testing/apps/serving-place'
import { newKey } from '../../testing/school/class-shop'
import { signUpPerson } from '../../testing/school/people'
import { seedSong } from '../../testing/school/seed-song'

const lines = Array.from({ length: 500 }, (_, number) => ({
  text: `ligne ${number % 350}`,
  translation: `line ${number % 350}`,
  newWordList: [{ text: 'ligne' }, { text: `${number % 350}` }],
}))

/**
 * From the claim of the key to the answer that is kept: behind each of eleven statements. What is done before one is what
 * is done behind the one before it.
 */
const moments = Array.from({ length: 11 }, (_, index) => `${index + 1}-after`)

// One engine is enough: the program that is killed is ours, and each start costs a second.
const engine = inject('engines').find(({ name }) => name === 'separate')

test.skipIf(!engine)(
  'a save of 500 lines is there whole or not at all, at whichever statement the product is killed',
  async () => {
    if (!engine) throw new Error('there is no engine')
    const place = await makeServingPlace(engine)
    const database = new Client({ connectionString: place.databaseUrl ?? '' })
    await database.connect()
    const first = contractClient((await place.start()).address)
    const { headers, user } = await signUpPerson(first)
    await database.query(`update users set role = 'editor' where id = $1`, [user.id])
    const saves: { headers: Record<string, string>; body: { songId: string; lyrics: object[] } }[] =
      []
    while (saves.length < moments.length) {
      const { id: songId } = await seedSong(first, headers)
      saves.push({ headers: { ...headers, ...newKey() }, body: { songId, lyrics: lines } })
    }
    const countOf = async (songId: string) => {
      const { rows } = await database.query('select 1 from lyrics where song = $1', [songId])
      return rows.length
    }
    const counts: number[] = []
    for (const [index, moment] of moments.entries()) {
      const save = saves[index]
      if (!save) throw new Error('each moment has its save')
      const app = await place.start(moment)
      await expect(contractClient(app.address).ask(songs.addLyrics, save)).rejects.toThrow()
      await app.ended
      counts.push(await countOf(save.body.songId))
    }
    expect(counts.filter(count => count !== 0 && count !== 500)).toEqual([])
    // Sent again with its key, each is there once.
    const again = contractClient((await place.start()).address)
    for (const save of saves) {
      const { song } = await again.ask(songs.addLyrics, save)
      expect(song.lyrics).toHaveLength(500)
      expect(await countOf(save.body.songId)).toBe(500)
    }
    const found = await again.ask(songs.getHistory, {
      headers,
      params: { id: saves[0]?.body.songId ?? '' },
    })
    expect(found.history).toHaveLength(1)
    await database.end()
  },
  180_000,
)
