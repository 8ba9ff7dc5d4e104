import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows of a table, in their order, out of one placeholder that `rowsAsJson` fills. The statement is the same however many
 * rows there are, and costs no more to write down; a list of values has a parameter for each field.
 */
export const rowsOf = (table: PgTable, placeholder: string): SQL =>
  sql`json_populate_recordset(null::${table}, ${sql.placeholder(placeholder)}::json)`

/** What a table names its columns, in the order in which it has them. */
export const columnsOf = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** Rows with a value for every column that the table names, as JSON writes it. */
export function rowsAsJson<Table extends PgTable>(
  table: Table,
): (rows: readonly Required<InferInsertModel<Table>>[]) => string {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name])
  return rows =>
    JSON.stringify(
      rows.map(row => {
        const named: Record<string, unknown> = {}
        for (const [key = '', name = ''] of columns)
          named[name] = (row as Record<string, unknown>)[key]
        return named
      }),
    )
}
