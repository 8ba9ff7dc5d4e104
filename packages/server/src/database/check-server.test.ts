import { expect, test } from 'vitest'
import { refusalOf, type ServerFacts } from './check-server'

const good: ServerFacts = {
  number: 150018,
  version: '15.18',
  encoding: 'UTF8',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  plan_cache_mode: 'force_generic_plan',
}

test.each([
  { server: good, refusal: undefined },
  { server: { ...good, number: 150000 }, refusal: undefined },
  {
    server: { ...good, number: 140022, version: '14.22' },
    refusal:
      'The database duologue at db:5432 is PostgreSQL 14.22; Duologue needs version 15 or later. Upgrade that server, or leave DATABASE_URL out to use the bundled one.',
  },
  {
    server: { ...good, encoding: 'SQL_ASCII' },
    refusal:
      "The database duologue at db:5432 stores text as SQL_ASCII, which cannot hold every language. Make a new one: CREATE DATABASE duologue ENCODING 'UTF8' TEMPLATE template0;",
  },
  {
    server: { ...good, plan_cache_mode: 'auto' },
    refusal:
      'The database is reached through a pooler that drops our settings. Connect to it directly; fewer than 40 processes need no pooler.',
  },
])(
  'a server is judged by its version, its encoding and what it makes of our settings: $server.number $server.encoding $server.plan_cache_mode',
  ({ server, refusal }) => {
    expect(refusalOf(server, 'duologue at db:5432')).toBe(refusal)
  },
)
