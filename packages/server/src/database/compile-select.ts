import { createHash } from 'node:crypto'
import { Column, fillPlaceholders, type Query } from 'drizzle-orm'
import { type QueryArrayConfig, types } from 'pg'
import type { Queries } from './connect'

/** A select of columns by name, with or without placeholders. */
export interface Select<Row> extends PromiseLike<Row[]> {
  readonly _: { readonly selectedFields: Record<string, unknown> }
  toSQL(): Query
}

type Read = (value: unknown) => unknown

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

/** A select as it is asked, whatever its values. */
export interface CompiledSelect<Row> {
  query(
    values: Record<string, unknown>,
  ): Required<Pick<QueryArrayConfig, 'text' | 'values' | 'rowMode' | 'types'>>
  /** The name of the statement: the same text has the same one. */
  name: string
  row(values: unknown[]): Row
}

function compile<Row>(select: Select<Row>): CompiledSelect<Row> {
  const { sql, params } = select.toSQL()
  const fields = Object.entries(select._.selectedFields).map(([name, field]) => ({
    name,
    read: readerOf(field),
  }))
  return {
    name: createHash('sha256').update(sql).digest('base64url').slice(0, 16),
    query: values => ({
      text: sql,
      values: fillPlaceholders(params, values),
      rowMode: 'array',
      types: plainTypes,
    }),
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

/** Puts a select into SQL once for each shape; its values come as placeholders (decision 083). */
export function compileSelect<Row, Shape>(build: (queries: Queries, shape: Shape) => Select<Row>) {
  const shapes = new Map<string, CompiledSelect<Row>>()
  return (queries: Queries, shape: Shape): CompiledSelect<Row> => {
    const key = JSON.stringify(shape) ?? ''
    const compiled = shapes.get(key) ?? compile(build(queries, shape))
    shapes.set(key, compiled)
    return compiled
  }
}
