import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../testing/apps/recording-log'
import { checkServer, refusalOf, type ServerFacts } from './check-server'

const good: ServerFacts = {
  number: 150018,
  version: '15.18',
  encoding: 'UTF8',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  plan_cache_mode: 'force_generic_plan',
  is_stand_by: false,
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
  {
    server: { ...good, is_stand_by: true },
    refusal:
      'The database duologue at db:5432 is a stand-by, which only reads. Let DATABASE_URL lead to its primary.',
  },
])(
  'a server is judged by its version, its encoding and what it makes of our settings: $server.number $server.encoding $server.plan_cache_mode $server.is_stand_by',
  ({ server, refusal }) => {
    expect(refusalOf(server, 'duologue at db:5432')).toBe(refusal)
  },
)

test('a pooler that refuses our settings is told from a database that cannot be reached', async () => {
  // What PgBouncer answers to a setting that it was not told to ignore.
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', '']
  const refusal = Buffer.from(`${fields.join('\0')}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(refusal.length + 4)
  const pooler = createServer(socket =>
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refusal]))),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void pooler.close())
  await once(pooler, 'listening')
  const { port } = pooler.address() as AddressInfo
  const asked = checkServer({ host: '127.0.0.1', port, user: 'x' }, 'x', recordingLog())
  await expect(asked).rejects.toThrow(/^The database is reached through a pooler/)
})
