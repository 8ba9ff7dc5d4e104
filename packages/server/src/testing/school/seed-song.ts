import type { Lyric } from '@duologue/contract/shapes/lyric-shapes'
import type { Song } from '@duologue/contract/shapes/song-shapes'
import { songs } from '@duologue/contract/songs'
import type { ContractClient } from '../apps/contract-client'

type Headers = Readonly<Record<string, string>>

/** What a new song of tests is made of, unless it is told otherwise. */
export const newSong = {
  language: 'french',
  title: 'La pluie',
  artist: 'Les Essais',
  youtubeId: 'abcdefghijk',
  youtubeViews: 12,
  duration: 60,
  difficulty: 'beginner',
  maturity: 'G',
  curated: false,
}

/** Makes a song over HTTP. */
export const seedSong = (
  client: ContractClient,
  headers: Headers,
  told: object = {},
): Promise<Song> => client.ask(songs.createSong, { headers, body: { ...newSong, ...told } })

/** A lyric by its text, whose words are its words, each two seconds after the one before. */
const lineOf = (text: string, index: number) => ({
  text,
  translation: `(${text})`,
  startTime: 2 * index,
  stopTime: 2 * index + 1.99,
  newWordList: text
    .split(' ')
    .filter(word => /\p{L}/u.test(word))
    .map(word => ({ text: word.replace(/[,.!?]/g, '').toLowerCase() })),
})

/** Makes a song with lyrics of these texts. */
export async function seedSongWith(
  client: ContractClient,
  headers: Headers,
  texts: readonly string[],
  told: object = {},
): Promise<{ song: Song; lyrics: Lyric[]; rev: number; orderRev: number }> {
  const song = await seedSong(client, headers, told)
  const saved = await client.ask(songs.addLyrics, {
    headers,
    body: { songId: song.id, lyrics: texts.map(lineOf) },
  })
  const { rev, orderRev } = saved.song
  return { song, lyrics: saved.lyrics, rev, orderRev }
}
