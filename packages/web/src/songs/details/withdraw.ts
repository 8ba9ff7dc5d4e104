import { withdrawTexts as texts } from '@duologue/domain/messages/songs/for-learners'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import type { SongBook } from '../editing/song-book'
import { withWritten } from '../editing/stored-song'

/** Takes a song from learners or gives it back, behind all that waits for it; whether it is done. */
export async function withdraw(
  client: Client,
  book: SongBook,
  act: 'withdraw' | 'restore',
  reason: string,
): Promise<boolean> {
  await book.settle()
  const { stored } = book.now()
  const params = { id: stored.id }
  const isWithdrawn = act === 'withdraw'
  const call = isWithdrawn ? client.songs.withdrawSong : client.songs.restoreSong
  return makeCall(
    client,
    async () => {
      const song = await call({ params, body: { reason } }, { key: newKey() })
      book.take(withWritten(stored, { mark: song, song, order: song.lyrics, lyrics: [] }))
    },
    isWithdrawn ? texts.withdrawn : texts.restored,
  )
}
