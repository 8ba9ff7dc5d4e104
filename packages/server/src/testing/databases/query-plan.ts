import type { Database } from '../../database/connect'
import type { GivenStatement } from './intercept-statements'

interface PlanNode {
  'Node Type': string
  'Parent Relationship'?: string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

async function explain(database: Database, text: string, values: unknown[]): Promise<PlanNode[]> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    values,
  )
  return rows.map(row => row['QUERY PLAN'][0].Plan)
}

/**
 * What a statement reads whole, once for each row of something else: with many rows it never ends. A loop over what an
 * index or a function answers is none.
 */
export async function wholeInLoops(
  database: Database,
  { text, values }: GivenStatement,
): Promise<string[]> {
  const found: string[] = []
  const walk = (node: PlanNode, isInLoop: boolean) => {
    const isWhole = node['Node Type'] === 'Seq Scan' || node['Node Type'] === 'CTE Scan'
    if (isWhole && isInLoop) found.push(`${node['Node Type']} ${node['Relation Name'] ?? ''}`)
    for (const below of node.Plans ?? []) {
      const part = below['Parent Relationship']
      // What a statement needs once, before it begins, is no part of the loop.
      const isLooped =
        part === 'SubPlan' || (node['Node Type'] === 'Nested Loop' && part !== 'InitPlan')
      walk(below, part === 'InitPlan' ? false : isInLoop || isLooped)
    }
  }
  for (const plan of await explain(database, text, values)) walk(plan, false)
  return found
}

/** The tables that a statement reads whole. */
export async function readWhole(
  database: Database,
  { text, values }: GivenStatement,
): Promise<string[]> {
  const found: string[] = []
  const walk = (node: PlanNode) => {
    if (node['Node Type'] === 'Seq Scan') found.push(node['Relation Name'] ?? '')
    node.Plans?.forEach(walk)
  }
  for (const plan of await explain(database, text, values)) walk(plan)
  return found
}

/** What a query does, from the top down, and the indexes that it reads. */
export async function planOf(
  database: Database,
  query: { toSQL(): { sql: string; params: unknown[] } },
): Promise<{ steps: string[]; indexes: string[] }> {
  const { sql, params } = query.toSQL()
  const steps: string[] = []
  const indexes: string[] = []
  const walk = (node: PlanNode) => {
    steps.push(node['Node Type'])
    if (node['Index Name']) indexes.push(node['Index Name'])
    node.Plans?.forEach(walk)
  }
  for (const plan of await explain(database, sql, params)) walk(plan)
  return { steps, indexes }
}
