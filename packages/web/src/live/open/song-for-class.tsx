import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import type { Client } from '../../api/client'
import { AssignSong } from '../../assignments/assign/assign-song'
import { KeepSong } from '../../offline/keep-song'
import { LiveDuel } from './live-duel'

/** What a class does with a song: it is assigned, and played live by two; and it is kept (song-page.md#head). */
export function SongForClass({ client, song }: { client: Client; song: SongSheet }) {
  const { id, title } = song
  return (
    <>
      <AssignSong client={client} song={song} />
      <LiveDuel client={client} thing={{ kind: 'song', id, title }} address={`/songs/${id}`} />
      <KeepSong sheet={song} />
    </>
  )
}
