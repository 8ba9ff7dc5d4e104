import type { Queries } from '../database/connect'
import type { MediaRoom } from './media-room'

/** Which of these addresses something names. */
export async function namedAmong(
  uses: MediaRoom['uses'],
  queries: Queries,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const named: string[] = []
  for (const use of uses) named.push(...(await use.named(queries, addresses)))
  return new Set(named)
}

/** Whether anything names a file. */
export const isNamed = async ({ uses, database }: MediaRoom, address: string): Promise<boolean> =>
  (await namedAmong(uses, database, [address])).has(address)
