import { keyOfAddress } from '@duologue/domain/media/file-address'
import type { Queries } from '../database/connect'
import { holdFile, markGone } from './file-store'
import type { MediaRoom } from './media-room'

/** Whether an address is a portrait that this user uploaded; it stays until the transaction ends. */
export async function isOwnPortrait(
  transaction: Queries,
  user: string,
  address: string,
): Promise<boolean> {
  const key = keyOfAddress(address)
  const file = key === undefined ? undefined : await holdFile(transaction, key)
  return file?.purpose === 'avatar' && file.owner === user
}

/** Deletes a portrait that was replaced or taken away: it was somebody's face, and nothing else shows it. */
export function forgetPortrait({ clock }: Pick<MediaRoom, 'clock'>) {
  return async (transaction: Queries, address: string | null): Promise<void> => {
    const key = address === null ? undefined : keyOfAddress(address)
    if (key !== undefined) await markGone(transaction, [key], clock.now())
  }
}
