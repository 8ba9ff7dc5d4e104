import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows to insert, in their order, as one parameter: `insert(table).select(rowsOf(table, rows))`. The statement is the
 * same however many rows there are, and costs no more to write down; a list of values has a parameter for each field.
 * Each row has a value for every column that the table names, as JSON writes it.
 */
export function rowsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Required<InferInsertModel<Table>>[],
): SQL {
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map(row =>
    Object.fromEntries(
      columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]]),
    ),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  return sql`select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`
}
