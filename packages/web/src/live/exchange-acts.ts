import type { CallInput } from '@duologue/contract/endpoint'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { placeIn } from '../saved-here/hall-places'
import type { Exchange } from './wire/wire-ports'

/** Less than any number of an entry: a hall in which nothing was done yet has a view, too. */
export const unseen = -1

/** The header by which a guest is known; none for whoever has no key. */
export const keyHeader = (hall: string): Record<string, string> => {
  const key = placeIn(hall)?.key
  return key ? { 'x-hall-key': key } : {}
}

/** Acts in a hall and asks what is so, the slow way (live.md#the-slow-way). */
export const exchangeActs = (client: Client, hall: string, body: CallInput<Exchange>['body']) =>
  client.live.exchangeActs({ params: { id: hall }, body }, { headers: keyHeader(hall) })

/** Has another name dealt; answers it, and how often that can be done again. */
export async function dealAgain(client: Client, hall: string) {
  const { view } = await exchangeActs(client, hall, {
    wire: wireLimits.version,
    seen: unseen,
    page: newKey(),
    acts: [{ n: 1, act: { type: 'rename' } }],
  })
  return view && 'renames' in view ? { name: view.name, renames: view.renames } : null
}
