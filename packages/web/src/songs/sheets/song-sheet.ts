import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import type { Saving, Stored } from '../../autosave/autosaver'
import { pressSheet } from '../../autosave/press-sheet'

/** Thrown when somebody else's change came first, with what is stored now. */
class ChangedThere<T> extends Error {
  readonly stored: Stored<T>
  constructor(stored: Stored<T>) {
    super('changed elsewhere')
    this.stored = stored
  }
}

interface SongSheet<T>
  extends Pick<Saving<T>, 'journal' | 'send' | 'merge' | 'onFailure' | 'onStored'> {
  client: Client
  song: WholeSong
  /** What a song tells of what is edited. */
  read: (song: WholeSong) => Stored<T>
}

/**
 * What is edited of the lyrics of a song until Save is pressed (songs.md#save-by-press). Where the song has gone on
 * meanwhile it is read anew: after a save, so that the next one is not based on what nobody here has seen; after a
 * refusal for it, so that both can be joined.
 */
export function songSheet<T extends object>({ client, song, read, send, ...saving }: SongSheet<T>) {
  const readNow = async () => read(await client.songs.getSong({ params: { id: song.id } }))
  return pressSheet<T>(read(song), {
    ...saving,
    send: async (draft, base, how) => {
      try {
        const stored = await send(draft, base, how)
        return stored.version > base.version + 1 ? await readNow() : stored
      } catch (error) {
        // A conflict, or a lyric that is not there any more.
        if (!(error instanceof CallFailed) || (error.status !== 409 && error.status !== 404))
          throw error
        const now = await readNow()
        throw now.version > base.version ? new ChangedThere(now) : error
      }
    },
    currentOf: error =>
      error instanceof ChangedThere ? (error as ChangedThere<T>).stored : undefined,
  })
}
