import type { Reader } from '@duologue/domain/accounts/reader'
import { fileLimits } from '@duologue/domain/choices/limits'
import { Refused } from '../http/refused'
import { amountOf } from './file-store'
import type { MediaRoom } from './media-room'
import { senderOf } from './sender'

const hour = 60 * 60 * 1000

/** Refuses who has sent or had spoken too much lately, or keeps too much in all. */
export async function mayKeepMore(
  { database, clock }: Pick<MediaRoom, 'database' | 'clock'>,
  reader: Reader,
): Promise<void> {
  const since = new Date(clock.now().getTime() - hour)
  const { lately, bytes } = await amountOf(database, senderOf(reader), since)
  if (lately >= fileLimits.anHour) throw new Refused('too-many-files', undefined, hour / 1000)
  const isEditor = reader.kind === 'user' && reader.role !== null
  const most = isEditor ? fileLimits.editorKeptBytes : fileLimits.keptBytes
  if (bytes >= most) throw new Refused('no-room-for-files')
}
