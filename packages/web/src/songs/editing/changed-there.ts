import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'

/** Thrown when somebody else's change came first, with what is stored now. */
class ChangedThere<T> extends Error {
  readonly stored: Stored<T>
  constructor(stored: Stored<T>) {
    super('changed elsewhere')
    this.stored = stored
  }
}

/** What is stored now, out of what sending has thrown. */
export const storedThere = <T>(error: unknown): Stored<T> | undefined =>
  error instanceof ChangedThere ? (error as ChangedThere<T>).stored : undefined

/**
 * Sends a change of some lyrics of a song. Where the song has gone on meanwhile it is read anew: after a save, so that the
 * next one is not based on what nobody here has seen; after a refusal for it, so that both can be joined (editor
 * rules e 4).
 */
export async function sendOverSong<T>(
  client: Client,
  base: Stored<T>,
  {
    songId,
    read,
    send,
  }: {
    songId: string
    /** What a song tells of what is edited. */
    read: (song: WholeSong) => Stored<T>
    send: () => Promise<Stored<T>>
  },
): Promise<Stored<T>> {
  const readNow = async () => read(await client.songs.getSong({ params: { id: songId } }))
  try {
    const stored = await send()
    return stored.version > base.version + 1 ? await readNow() : stored
  } catch (error) {
    // A conflict, or a lyric that is not there any more.
    if (!(error instanceof CallFailed) || (error.status !== 409 && error.status !== 404))
      throw error
    const now = await readNow()
    throw now.version > base.version ? new ChangedThere(now) : error
  }
}
