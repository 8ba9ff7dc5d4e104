import type { Database } from '../../database/connect'
import { fillTables } from './fill-tables'

interface ColumnToFill {
  table: string
  column: string
  type: string
  place: number
  isUnique: boolean
  isNullable: boolean
  /** Whether its table has a constraint that is looked at later, so that no conflict can be passed over. */
  isLate: boolean
}

/** A value of a type for the nth row; of what may be missing a third is. */
const valueOf = (column: ColumnToFill): string =>
  column.isNullable ? `case when n % 3 > 0 then ${givenOf(column)} end` : givenOf(column)

const givenOf = ({ type, place, isUnique }: ColumnToFill): string => {
  // What is no key of its own belongs to one of five hundred things, and no two rows to the same pair of them.
  const number = isUnique ? 'n' : place % 2 === 0 ? 'n % 500 * 10' : 'n / 10 * 10'
  const values: Record<string, string> = {
    uuid: `('01900000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`,
    bytea: `decode(md5((${number})::text), 'hex')`,
    boolean: 'n % 2 = 0',
    json: `'[]'::json`,
    jsonb: `'[]'::jsonb`,
    date: `date '2026-01-01' + n`,
    'timestamp with time zone': `timestamptz '2026-01-01' + n * interval '1 minute'`,
    text: `(${number})::text`,
    tsvector: `''::tsvector`,
  }
  if (type.endsWith('[]')) return `'{}'::${type}`
  return values[type] ?? `(${number})`
}

/**
 * Puts so many rows into every table of a database that is thrown away, whatever they mean: constraints of values go
 * before, and what a column refers to need not be there.
 */
export async function fillEveryTable(database: Database, rows: number): Promise<void> {
  const { rows: checks } = await database.pool.query<{ drop: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`)
  const { rows: columns } = await database.pool.query<ColumnToFill>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnum::int as place,
      not a.attnotnull as "isNullable",
      exists (select from pg_constraint k where k.conrelid = c.oid and k.condeferrable) as "isLate",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
        and i.indkey[0] = a.attnum) as "isUnique"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('migrations', 'migration_lock')
      and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`)
  const tables = new Map<string, ColumnToFill[]>()
  for (const column of columns)
    tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  await fillTables(database, [
    ...checks.map(({ drop }) => drop),
    ...[...tables].map(
      ([table, own]) => `
        insert into ${table} (${own.map(({ column }) => `"${column}"`).join(', ')})
        select ${own.map(valueOf).join(', ')} from generate_series(1, ${rows}) n
        ${own.some(({ isLate }) => isLate) ? '' : 'on conflict do nothing'}`,
    ),
    'vacuum analyze',
  ])
}
