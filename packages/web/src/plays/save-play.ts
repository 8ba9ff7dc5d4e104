import type { SavedPlay } from '@duologue/contract/shapes/play'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { mayWait } from '../session/may-wait'
import type { UnsavedPlay } from './unsaved-plays'

/**
 * Has one play stored. One whose record is refused for good is told without it, so that it is not lost; unless it was
 * stored before.
 */
export async function savePlay(client: Client, { body, told }: UnsavedPlay): Promise<SavedPlay> {
  try {
    return await client.plays.savePlay({ body: { ...body, timeZone: zoneHere() } })
  } catch (error) {
    const isLost = error instanceof CallFailed && !mayWait(error) && error.status !== 409
    if (told === undefined || !isLost) throw error
    return client.plays.savePlay({ body: { ...told, timeZone: zoneHere() } })
  }
}
