import { type Column, eq, sql } from 'drizzle-orm'
import { compileSelect, type Select } from './compile-select'
import type { Queries } from './connect'

/** The rows whose column has the value of a placeholder. */
export const keyIs = (column: Column, placeholder: string) =>
  eq(column, sql.placeholder(placeholder))

/** The rows whose column has one of the values of a placeholder. */
export const keyIn = (column: Column, placeholder: string) =>
  sql`${column} = any(${sql.placeholder(placeholder)})`

/**
 * A read by key that is asked all day: a select of columns by name whose conditions are equality or `= any(...)` on an
 * indexed key, of at most a few hundred rows, without a lock, a search in texts or a sum over many (decision 083). It
 * goes by a lane of the database, where it is planned once; in a transaction by its connection. Answers its rows.
 */
export function readByKey<Row, Shape = undefined>(
  build: (queries: Queries, shape: Shape) => Select<Row>,
) {
  const compiled = compileSelect(build)
  return async (
    queries: Queries,
    values: Record<string, unknown>,
    shape: Shape = undefined as Shape,
  ): Promise<Row[]> => {
    const { name, query, row } = compiled(queries, shape)
    const { rows } = await queries.byKey({ name, ...query(values) })
    return rows.map(row)
  }
}
