import { plays } from '@duologue/contract/plays'
import { songs } from '@duologue/contract/songs'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { SongMode, SongSource } from '@duologue/domain/choices/song-game-choices'
import { goodPlayer, playSong } from '@duologue/domain/songs/game/play-song'
import { setUpSong } from '@duologue/domain/songs/game/song-setup'
import type { TestServer } from '../apps/test-server'
import type { Person } from './people'

/** How somebody plays: hears each line, and is always right, or always wrong. */
interface Manner {
  mode?: SongMode
  difficulty?: BattleDifficulty
  source?: SongSource
  isRight?: boolean
  assignment?: string
}

/** Ten lines with words that can be told apart. */
export const tenTexts = [
  'La pluie tombe encore',
  'sur le toit gris',
  'un chat regarde dehors',
  'la rue devient rivière',
  'personne ne chante plus',
  'mon parapluie rouge danse',
  'les arbres boivent lentement',
  'demain viendra le soleil',
  'nous marcherons ensemble',
  'vers une mer tranquille',
]

/** Takes a ticket for a song, plays a game over it, and lets as much time pass as it took. */
export async function beginSong(
  server: TestServer,
  { headers }: Person,
  song: string,
  {
    mode = 'listening',
    difficulty = 'normal',
    source = 'song',
    isRight = true,
    ...of
  }: Manner = {},
) {
  const body = { song, mode, difficulty, source, ...of }
  const { ticket, seed, relaxed, extraTime } = await server.ask(plays.createTicket, {
    headers,
    body,
  })
  const sheet = await server.ask(songs.getSongSheet, { params: { id: song }, headers })
  const setup = setUpSong(sheet, { mode, difficulty, source, relaxed, extraTime })
  const { events, game } = playSong(setup, seed, [{ ...goodPlayer, isRight }])
  server.clock.moveTo(new Date(server.clock.now().getTime() + game.now).toISOString())
  return { ticket, events, game }
}

/** Plays a game over a song with a ticket and stores it. */
export async function storeSong(
  server: TestServer,
  person: Person,
  song: string,
  manner: Manner = {},
) {
  const { ticket, events } = await beginSong(server, person, song, manner)
  return server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })
}
