import type { Reader } from '@duologue/domain/accounts/reader'
import { fileLimits } from '@duologue/domain/media/file-limits'
import { Refused } from '../http/refused'
import { amountOf, bytesOfAll } from './file-store'
import type { MediaRoom } from './media-room'
import { senderOf } from './sender'

const hour = 60 * 60 * 1000

/**
 * Refuses who has sent or had spoken too much lately, or keeps too much in all, and everybody when the installation
 * does. Asked before anything is taken in, and again with `isKept` when the file is written down: of several that are
 * sent at once, none gets beyond what is allowed.
 *
 * Throws the refusals `too-many-files`, `no-room-for-files` and `no-room-on-site`.
 */
export async function mayKeepMore(
  { database, clock, quotas }: Pick<MediaRoom, 'database' | 'clock' | 'quotas'>,
  reader: Reader,
  { isKept } = { isKept: false },
): Promise<void> {
  const since = new Date(clock.now().getTime() - hour)
  const { lately, bytes } = await amountOf(database, senderOf(reader), since)
  const isOver = (amount: number, most: number) => (isKept ? amount > most : amount >= most)
  if (isOver(lately, fileLimits.anHour)) throw new Refused('too-many-files', undefined, hour / 1000)
  const isEditor = reader.kind === 'user' && reader.role !== null
  if (isOver(bytes, isEditor ? quotas.editor : quotas.account))
    throw new Refused('no-room-for-files')
  if (isOver(await bytesOfAll(database), quotas.installation)) throw new Refused('no-room-on-site')
}
