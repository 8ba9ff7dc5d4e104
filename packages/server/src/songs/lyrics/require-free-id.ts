import { Refused } from '../../http/refused'
import type { OpenSong } from '../details/open-song'
import { takenLyricIds } from './lyric-store'

/** Refuses the id that a caller has chosen for a new lyric when it is some lyric's already. */
export async function requireFreeId(
  { transaction }: OpenSong,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined && (await takenLyricIds(transaction, [id])).length > 0)
    throw new Refused('invalid-input', { id: 'is taken' })
}
