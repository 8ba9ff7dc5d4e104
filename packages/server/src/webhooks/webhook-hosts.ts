import { asc, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { webhooks } from './webhook-store'

/** The machines to which webhooks of classes are sent, each once. */
export async function webhookHosts({ sql: queries }: Queries): Promise<string[]> {
  const host = sql<string>`substring(${webhooks.address} from '^https?://([^/?#:]+)')`
  const rows = await queries.selectDistinct({ host }).from(webhooks).orderBy(asc(host))
  return rows.map(row => row.host)
}
