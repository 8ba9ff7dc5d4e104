import type { Client } from 'pg'
import { type DatabaseKind, openSchool } from './school/open-school'
import { recordPlays } from './school/recorded-plays'
import { sizeOf, tokenOf } from './school/school-size'
import { keptConnections, sendCall } from './school/send-call'
import { machineLoad } from './school/watch-process'

// What a verified play leaves in the database, in bytes with its indexes, table by table: PLAYS recorded plays of a school of
// SCALE are told, after as many that made everybody's boards and cards, and the tables are measured before and after.
//   PLAYS=3000 SCALE=0.05 DATABASE=embedded node --import tsx bench/growth.ts

const { PLAYS = '3000', SCALE = '0.05', DATABASE = 'embedded' } = process.env
const plays = Number(PLAYS)
const size = { ...sizeOf(Number(SCALE)), tickets: 2 * plays }

/** The bytes of each table with its indexes and what lies beside it. */
async function bytesOf(client: Client): Promise<Map<string, number>> {
  await client.query('vacuum (analyze)')
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

const school = await openSchool(DATABASE as DatabaseKind, size)
const agent = keptConnections(8)
try {
  const product = await school.startProduct()
  const address = new URL(product.address)
  const recorded = await recordPlays(product.address, size)
  const client = await school.connect()
  const tell = async (some: typeof recorded) => {
    const left = [...some]
    const worker = async (): Promise<void> => {
      const play = left.shift()
      if (!play) return
      const { student, body } = play
      const token = tokenOf('student', student)
      const call = { kind: 'play', method: 'POST', path: '/api/plays', token, body } as const
      const { status } = await sendCall(address, agent, call)
      if (status !== 201) throw new Error(`a play was not taken: ${status}`)
      await worker()
    }
    await Promise.all(Array.from({ length: 8 }, worker))
  }
  await tell(recorded.slice(0, plays))
  const before = await bytesOf(client)
  await tell(recorded.slice(plays))
  const after = await bytesOf(client)
  const grown = [...after]
    .map(([name, bytes]) => ({ name, each: (bytes - (before.get(name) ?? 0)) / plays }))
    .filter(({ each }) => each >= 1)
    .toSorted((one, other) => other.each - one.each)
  const sum = grown.reduce((all, { each }) => all + each, 0)
  console.log(
    `${school.description}: a verified play leaves ${sum.toFixed(0)} bytes; ${machineLoad()}
${grown.map(({ name, each }) => `  ${name} ${each.toFixed(0)}`).join('\n')}`,
  )
  await client.end()
  await product.stop()
} finally {
  agent.destroy()
  await school.close()
}
