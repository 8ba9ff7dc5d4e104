import { asc, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { platforms } from './platform-store'

/** The machines of the platforms that are switched on, each once. */
export async function platformHosts({ sql: queries }: Queries): Promise<string[]> {
  const rows = await queries
    .select({ tokenUrl: platforms.tokenUrl })
    .from(platforms)
    .where(isNotNull(platforms.onAt))
    .orderBy(asc(platforms.madeAt))
  return [...new Set(rows.map(({ tokenUrl }) => new URL(tokenUrl).hostname))]
}
