import { randomInt, randomUUID } from 'node:crypto'
import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { goodPlayer, playSong } from '@duologue/domain/songs/game/play-song'
import { setUpSong } from '@duologue/domain/songs/game/song-setup'
import { Client } from 'pg'
import type { Child } from './start-child'

/** A game over a song that can be saved: of whom it is, and what is sent. */
interface SongPlay {
  token: string
  body: string
}

const wishes = {
  mode: 'writing',
  difficulty: 'normal',
  source: 'song',
  relaxed: false,
  extraTime: 1,
} as const

/** Signs learners up. */
async function learners(address: string, count: number) {
  const made: { token: string; id: string }[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const answer = await fetch(`${address}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@bench.example`,
        password: 'a password of eight',
        app: 'Duologue',
      }),
    })
    const { authToken, user } = (await answer.json()) as {
      authToken: string
      user: { id: string }
    }
    made.push({ token: authToken, id: user.id })
  }
  return made
}

/** Deals games over the most popular song, of sixteen learners, that were played in the hour before. */
export async function songPlays(
  { address }: Pick<Child, 'address'>,
  databaseUrl: string,
  count: number,
): Promise<SongPlay[]> {
  const found = await fetch(`${address}/api/songs/published?limit=1`)
  const { songs } = (await found.json()) as { songs: { id: string }[] }
  const answer = await fetch(`${address}/api/songs/${songs[0]?.id}/sheet`)
  const song = (await answer.json()) as SongSheet
  const setup = setUpSong(song, wishes)
  const players = await learners(address, 16)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const plays: SongPlay[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const [seed, ticket] = [randomInt(2 ** 31), randomUUID()]
    const { token = '', id } = players[nth % players.length] ?? {}
    await client.query(
      `insert into play_tickets (id, user_id, song, conversation_version, mode, difficulty, powers, source, relaxed, seed, created_at)
        values ($1, $2, $3, $4, $5, $6, '{}', $7, false, $8, now() - interval '1 hour')`,
      [ticket, id, song.id, song.gameRev, wishes.mode, wishes.difficulty, wishes.source, seed],
    )
    const { events } = playSong(setup, seed, [goodPlayer])
    plays.push({ token, body: JSON.stringify({ ticket, events }) })
  }
  await client.end()
  return plays
}

/** Saves games, sixteen at a time, and tells how many a second were saved. */
export async function savePlays(address: string, plays: readonly SongPlay[]): Promise<number> {
  const left = [...plays]
  const began = performance.now()
  const save = async () => {
    for (let play = left.pop(); play; play = left.pop()) {
      const answer = await fetch(`${address}/api/plays`, {
        method: 'POST',
        headers: { authorization: play.token, 'content-type': 'application/json' },
        body: play.body,
      })
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 16 }, save))
  return (plays.length * 1000) / (performance.now() - began)
}
