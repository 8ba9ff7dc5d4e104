import { is, Param, Placeholder, type Query, type SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queries } from './connect'

/** A value as the database is given it: that of a placeholder as its column writes it, null as it is. */
function valueOf(param: unknown, values: Record<string, unknown>): unknown {
  const placeholder = is(param, Param) ? param.value : param
  if (!is(placeholder, Placeholder)) return param
  const value = values[placeholder.name]
  return is(param, Param) && value !== null ? param.encoder.mapToDriverValue(value) : value
}

/**
 * A statement by which a transaction changes rows all day, put into SQL once; its values come as placeholders, and it is
 * planned for them each time (decision 083). Answers its rows, each as the list of its values.
 */
export function compiledChange(build: (transaction: Queries) => SQLWrapper) {
  let compiled: Query | undefined
  return async (transaction: Queries, values: Record<string, unknown>): Promise<unknown[][]> => {
    compiled ??= new PgDialect().sqlToQuery(build(transaction).getSQL())
    const { rows } = await transaction.byKey({
      text: compiled.sql,
      values: compiled.params.map(param => valueOf(param, values)),
      rowMode: 'array',
    })
    return rows
  }
}
