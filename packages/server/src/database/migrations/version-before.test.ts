import { describe, expect, test } from 'vitest'
import { allMigrations } from './all-migrations'

// The version before runs on the tables of the next one (decision 177): a migration adds. One that takes something away says
// which migration a program must know for that (`-- needs 0108: why`).

/** The last one of version 0.2.0: those up to it nobody looked at. */
const lastUnlooked = 103

/** What the version before may stumble over, of what is done to a table that it knows. */
const ofTables: readonly (readonly [string, RegExp])[] = [
  ['a column or a bound goes', /^drop /],
  ['a name changes', /^rename /],
  ['a column has another type', /^alter (?:column )?\w+ (?:set data )?type /],
  ['a column must be told', /^alter (?:column )?\w+ (?:set not null|drop default)/],
  ['a bound is added', /^add (?:constraint|check|unique|primary|foreign|exclude)\b/],
  ['a new column must be told', /^add (?!.*\b(?:default|generated)\b).*\bnot null\b/],
]

/** The same of whole statements; the table that they are about, if any, comes first. */
const ofStatements: readonly (readonly [string, RegExp])[] = [
  ['a table goes', /^(?:drop table|truncate(?: table)?) (?:if exists )?(\w+)/],
  [
    'a trigger looks at what is written',
    /^create (?:or replace )?(?:constraint )?trigger .* on (\w+)/,
  ],
  ['what it may ask for goes', /^drop (?!table|index)()/],
]

const newColumn =
  /^add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)(\w+) /

/** The statements of a migration in small letters, without what is said about them and without bodies of functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, 'body')
    .split(';')
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

/** What stands between commas that are in no parentheses. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map(part => part.trim())
}

/** The table that a statement alters, and what it does to it. */
function alteredBy(statement: string): { table: string; actions: string[] } {
  const [, table = '', rest = ''] =
    /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement) ?? []
  return { table, actions: rest === '' ? [] : partsOf(rest) }
}

/** What of a migration the version before may stumble over; tables and columns that it makes itself are nobody's yet. */
function stumbles(sql: string): string[] {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.map(one => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(one)?.[1]),
  )
  const columns = new Set(
    statements.flatMap(one => alteredBy(one).actions.map(action => newColumn.exec(action)?.[1])),
  )
  return statements.flatMap(one => {
    const { table, actions } = alteredBy(one)
    const done = made.has(table)
      ? []
      : actions.flatMap(action => ofTables.filter(([, what]) => what.test(action)))
    const whole = ofStatements.filter(([, what]) => {
      const found = what.exec(one)
      return found && !made.has(found[1])
    })
    const [, on = '', of = ''] = /^create unique index .*\bon (\w+) ?\(([^)]*)\)/.exec(one) ?? []
    const isNew = on === '' || made.has(on) || partsOf(of).every(name => columns.has(name))
    const twice = isNew ? [] : ['what was there twice may not be']
    return [...[...done, ...whole].map(([what]) => what), ...twice]
  })
}

describe('a migration that the version before may stumble over', () => {
  test.each([
    ['drop table words', 'a table goes'],
    ['truncate words', 'a table goes'],
    ['alter table words drop column text', 'a column or a bound goes'],
    ['alter table words add column a int, drop text', 'a column or a bound goes'],
    ['alter table words rename column text to told', 'a name changes'],
    ['alter table words alter column text type varchar(9)', 'a column has another type'],
    ['alter table words alter text set not null', 'a column must be told'],
    ['alter table words alter text drop default', 'a column must be told'],
    ['alter table words add constraint short check (length(text) < 9)', 'a bound is added'],
    ['alter table words add column a int not null', 'a new column must be told'],
    ['alter table words add a numeric(4, 2) not null, add b int', 'a new column must be told'],
    ['create unique index on words (text)', 'what was there twice may not be'],
    [
      'create trigger looks before insert on words for each row execute function f()',
      'a trigger looks at what is written',
    ],
    ['drop function fold(text)', 'what it may ask for goes'],
  ])('%s: %s', (sql, what) => {
    expect(stumbles(`-- Why.\n${sql};`)).toEqual([what])
  })

  test.each([
    'alter table words add column a int not null default 0',
    "alter table words add column a text check (a in ('b', 'c')), add column d timestamptz",
    'alter table words add a uuid not null default gen_random_uuid(); create unique index words_a on words (a)',
    'create table a (b int not null); alter table a add constraint c check (b > 0); create unique index on a (b)',
    'create index on words (text); drop index words_old',
    "update words set text = 'a' where text = 'b'",
    'create function f() returns void language sql as $$ drop table words; $$',
    'alter table words alter text drop not null',
  ])('is not: %s', sql => {
    expect(stumbles(`${sql};`)).toEqual([])
  })
})

test('every migration since version 0.2.0 leaves what the version before reads, or says what a program must know', () => {
  const looked = allMigrations.filter(({ number }) => number > lastUnlooked)
  expect(looked.length).toBeGreaterThanOrEqual(4)
  const unsaid = looked.flatMap(({ name, sql, needs }) =>
    needs > 0 ? [] : stumbles(sql).map(what => `${name}: ${what}`),
  )
  expect(unsaid).toEqual([])
})

test('what a program must know came before, and at least one migration ago', () => {
  const known = new Set(allMigrations.map(({ number }) => number))
  const wrong = allMigrations.filter(
    ({ number, needs }) =>
      number > lastUnlooked && needs > 0 && !(known.has(needs) && needs < number),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
