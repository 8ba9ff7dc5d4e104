import { addressOfFile } from '@duologue/domain/media/file-address'
import { goesWithItsOwner } from '@duologue/domain/media/file-purposes'
import type { Queries } from '../database/connect'
import { filesOwnedBy, markGone } from './file-store'
import type { MediaRoom } from './media-room'

/**
 * Deletes the pictures and recordings of a user who goes, wherever they are shown (media.md#deleting-an-account). What
 * plays beside songs stays, without an owner. The store lets go of them within a minute.
 */
export function forgetFilesOf({ uses, clock }: Pick<MediaRoom, 'uses' | 'clock'>) {
  return async (transaction: Queries, user: string): Promise<void> => {
    const owned = await filesOwnedBy(transaction, user)
    const keys = owned.filter(file => goesWithItsOwner(file.purpose)).map(({ key }) => key)
    if (keys.length === 0) return
    for (const use of uses) await use.forget(transaction, keys.map(addressOfFile))
    await markGone(transaction, keys, clock.now())
  }
}
