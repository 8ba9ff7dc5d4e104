import type { Client } from '../../api/client'
import { keepPlace, placeIn } from '../../saved-here/hall-places'
import { keyHeader } from '../exchange-acts'

/** Comes into a hall by its code, also once more, and keeps the place (live.md#joining). */
export async function joinHall(client: Client, hall: string, code: string, name?: string) {
  const joined = await client.live.joinHall(
    { params: { id: hall }, body: { code, ...(name === undefined ? {} : { name }) } },
    { headers: keyHeader(hall) },
  )
  keepPlace({ hall, code, key: joined.key ?? placeIn(hall)?.key ?? null })
  return joined
}
