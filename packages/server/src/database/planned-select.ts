import { compileSelect, type Select } from './compile-select'
import type { Database } from './connect'
import { retryRead } from './database-away'

/**
 * A select that the database plans anew for its values each time (a custom plan), since one plan for all values may be
 * thirty times slower: a search, a list, a board, a count that is asked all day. It is put into SQL once
 * (security.md#slow-statements, decision 083). Answers its rows.
 */
export function plannedSelect<Row, Shape = undefined>(
  build: (database: Database, shape: Shape) => Select<Row>,
) {
  const compiled = compileSelect((database, shape: Shape) => build(database as Database, shape))
  return async (
    database: Database,
    values: Record<string, unknown>,
    shape: Shape = undefined as Shape,
  ): Promise<Row[]> => {
    const { query, row } = compiled(database, shape)
    const { rows } = await retryRead(() => database.pool.query(query(values)))
    return rows.map(row)
  }
}
