import type { Database } from '../database/connect'

interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** What a query does, from the top down, and the indexes that it reads. */
export async function planOf(
  database: Database,
  query: { toSQL(): { sql: string; params: unknown[] } },
): Promise<{ steps: string[]; indexes: string[] }> {
  const { sql, params } = query.toSQL()
  const answer = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${sql}`,
    params,
  )
  const steps: string[] = []
  const indexes: string[] = []
  const walk = (node: PlanNode) => {
    steps.push(node['Node Type'])
    if (node['Index Name']) indexes.push(node['Index Name'])
    node.Plans?.forEach(walk)
  }
  for (const row of answer.rows) walk(row['QUERY PLAN'][0].Plan)
  return { steps, indexes }
}
