import { createHash } from 'node:crypto'
import { Column, fillPlaceholders, type Query } from 'drizzle-orm'
import { types } from 'pg'
import type { Database } from './connect'

/** A select of columns by name, with or without placeholders. */
interface Select<Row> extends PromiseLike<Row[]> {
  readonly _: { readonly selectedFields: Record<string, unknown> }
  toSQL(): Query
}

type Read = (value: unknown) => unknown

interface Prepared<Row> {
  readonly name: string
  readonly sql: string
  readonly params: unknown[]
  row(values: unknown[]): Row
}

/** Dates arrive as text, which the columns themselves read. */
const plainTypes: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === types.builtins.TIMESTAMPTZ || type === types.builtins.DATE
      ? (text: unknown) => text
      : format === 'binary'
        ? types.getTypeParser(type, format)
        : types.getTypeParser(type),
}

/** How a column reads its value; undefined where the driver's value is the value. */
function readerOf(field: unknown): Read | undefined {
  if (!(field instanceof Column)) return undefined
  const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isPlain ? undefined : value => field.mapFromDriverValue(value)
}

function prepare<Row>(select: Select<Row>): Prepared<Row> {
  const { sql, params } = select.toSQL()
  const fields = Object.entries(select._.selectedFields).map(([name, field]) => ({
    name,
    read: readerOf(field),
  }))
  return {
    name: createHash('sha256').update(sql).digest('base64url').slice(0, 16),
    sql,
    params,
    row(values) {
      const row: Record<string, unknown> = {}
      let index = 0
      for (const { name, read } of fields) {
        const value = values[index]
        row[name] = read && value !== null ? read(value) : value
        index += 1
      }
      return row as Row
    },
  }
}

/**
 * A prepared statement for a select that is asked all day: it is put into SQL once for each shape and prepared once on
 * each connection, and its values come as placeholders. The connections plan it anew for every value (`plan_cache_mode`
 * in pool.ts), since a general plan may be thirty times slower (security.md#slow-statements). Answers its rows.
 */
export function preparedSelect<Row, Shape = undefined>(
  build: (database: Database, shape: Shape) => Select<Row>,
) {
  const databases = new WeakMap<Database, Map<string, Prepared<Row>>>()
  return async (
    database: Database,
    values: Record<string, unknown>,
    shape: Shape = undefined as Shape,
  ): Promise<Row[]> => {
    const shapes = databases.get(database) ?? new Map<string, Prepared<Row>>()
    databases.set(database, shapes)
    const key = JSON.stringify(shape) ?? ''
    const prepared = shapes.get(key) ?? prepare(build(database, shape))
    shapes.set(key, prepared)
    const { rows } = await database.pool.query({
      name: prepared.name,
      text: prepared.sql,
      values: fillPlaceholders(prepared.params, values),
      rowMode: 'array',
      types: plainTypes,
    })
    return rows.map(prepared.row)
  }
}
