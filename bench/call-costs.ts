import { freePort } from '../packages/server/src/http/listen'
import type { Cost } from '../packages/server/src/testing/databases/count-statements'
import { type KnownSchool, openKnownSchool } from './school/known-school'
import { openClasses } from './school/open-classes'
import type { DatabaseKind, OpenSchool } from './school/open-school'
import { type CallKind, schoolCallsByKind, shareOf } from './school/school-calls'
import { sizeOf } from './school/school-size'
import { keptConnections, sendCall } from './school/send-call'
import { familyTime, machineLoad, parentOf, processorTime } from './school/watch-process'

// What each kind of call of a school's morning costs: statements and waits for them, bytes on the wire, and processor time
// of the product and of its database, by eight callers at a time of whom each waits for the answer.
//   SECONDS=3 ROUNDS=2 SCALE=0.1 DATABASE=embedded node --import tsx bench/call-costs.ts
// PLAYS says how many plays there are, if they are those of many years. With OPENS=6000 so many pupils open their class
// at the beginning of an hour, from one process and from two. BESIDE=folder measures another checkout too, in turns, on
// the same school in a database of its own: it may be older than the newest migration. KINDS=search,play measures these
// alone. PROFILE=folder keeps a profile of the product's processor time there.

const { SECONDS = '3', ROUNDS = '2', SCALE = '0.1', DATABASE = 'embedded' } = process.env
const { BESIDE, KINDS, OPENS, PLAYS, PROFILE } = process.env
const callers = 8
/** Calls of a kind that are made one after the other, to count what they ask. */
const counted = 7
/** A recorded play can be told once: so many of a round are told. */
const playsOfRound = 600
const size = { ...sizeOf(Number(SCALE), PLAYS ? Number(PLAYS) : undefined), tickets: 3000 }

/** Milliseconds of processor time of a call, and its bytes. */
interface Spent {
  product: number
  database: number
  bytes: number
}

const agent = keptConnections(callers)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Statements and waits of each kind, from a product that tells them. */
async function countAll({ school, known }: KnownSchool, kinds: readonly CallKind[]) {
  const port = await freePort('127.0.0.1')
  process.env.COUNTING_PORT = String(port)
  const product = await school.startProduct([
    '--import',
    'tsx',
    '--import',
    './bench/tell-waits.ts',
  ])
  const address = new URL(product.address)
  const of = schoolCallsByKind(known, 0)
  const told = async (): Promise<Cost> => (await fetch(`http://127.0.0.1:${port}`)).json()
  const costs = new Map<CallKind, Cost>()
  for (const kind of kinds) {
    const all: Cost[] = []
    for (let number = 0; number < counted; number += 1) {
      await told()
      await sendCall(address, agent, of[kind]())
      all.push(await told())
    }
    costs.set(kind, {
      statements: median(all.map(cost => cost.statements)),
      waits: median(all.map(cost => cost.waits)),
    })
  }
  await product.stop()
  return costs
}

/** The first process of the database, which has begun all others. */
async function postmasterOf(school: OpenSchool): Promise<number> {
  const client = await school.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = await parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return pid
}

/** Drives each kind in turn; the first second of each is not measured. */
async function measure(
  { school, known }: KnownSchool,
  kinds: readonly CallKind[],
  seed: number,
): Promise<Map<CallKind, Spent>> {
  const product = await school.startProduct(
    PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [],
  )
  const postmaster = await postmasterOf(school)
  const address = new URL(product.address)
  const of = schoolCallsByKind(known, seed)
  const drive = async (kind: CallKind, lasting: number) => {
    const end = performance.now() + lasting * 1000
    let calls = 0
    let bytes = 0
    let left = kind === 'play' ? playsOfRound * (lasting / (1 + Number(SECONDS))) : Infinity
    const ask = async (): Promise<void> => {
      if (left <= 0 || performance.now() > end) return
      left -= 1
      const answer = await sendCall(address, agent, of[kind]())
      if (answer.status < 200 || answer.status >= 400)
        throw new Error(`${kind}: ${answer.status} ${answer.body.slice(0, 200)}`)
      calls += 1
      bytes += answer.bytes
      await ask()
    }
    await Promise.all(Array.from({ length: callers }, ask))
    return { calls, bytes }
  }
  const spent = new Map<CallKind, Spent>()
  for (const kind of kinds) {
    await drive(kind, 1)
    const before = [await processorTime(product.pid), await familyTime(postmaster)]
    const { calls, bytes } = await drive(kind, Number(SECONDS))
    const after = [await processorTime(product.pid), await familyTime(postmaster)]
    const [own = 0, database = 0] = after.map(
      (time, index) => (time - (before[index] ?? 0)) / calls,
    )
    spent.set(kind, { product: own, database, bytes: bytes / calls })
  }
  await product.stop()
  return spent
}

/** The sum over the kinds of the mix, each by its share. */
const mixOf = (each: (kind: CallKind) => number, kinds: readonly CallKind[]) =>
  kinds.reduce((sum, kind) => sum + shareOf(kind) * each(kind), 0)

const row = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(12)))
      .join(''),
  )

const opened: KnownSchool[] = []
async function open(checkout?: string): Promise<KnownSchool> {
  const one = await openKnownSchool(DATABASE as DatabaseKind, size, checkout)
  opened.push(one)
  return one
}

try {
  const own = await open()
  const other = BESIDE ? await open(BESIDE) : undefined
  const all = Object.keys(schoolCallsByKind(own.known, 0)) as CallKind[]
  const kinds = all.filter(kind => !KINDS || KINDS.split(',').includes(kind))
  const costs = await countAll(own, kinds)
  const ours: Map<CallKind, Spent>[] = []
  const theirs: Map<CallKind, Spent>[] = []
  for (let seed = 1; seed <= Number(ROUNDS); seed += 1) {
    if (other) theirs.push(await measure(other, kinds, seed))
    ours.push(await measure(own, kinds, seed))
  }
  const of = (rounds: typeof ours, what: keyof Spent) => (kind: CallKind) =>
    median(rounds.map(round => round.get(kind)?.[what] ?? 0))
  console.log(
    `${own.school.description}; ${ROUNDS} rounds of ${SECONDS} s, medians; ${machineLoad()}`,
  )
  const beside = other ? ['before', 'before'] : []
  row([
    '',
    'statements',
    'waits',
    'bytes',
    'product ms',
    ...beside.slice(1),
    'database ms',
    ...beside.slice(1),
  ])
  const line = (
    name: string,
    counts: Cost,
    told: (rounds: typeof ours, what: keyof Spent) => number,
  ) =>
    row([
      name,
      counts.statements.toFixed(1),
      counts.waits.toFixed(1),
      told(ours, 'bytes').toFixed(0),
      ...(['product', 'database'] as const).flatMap(what => [
        told(ours, what).toFixed(2),
        ...(other ? [told(theirs, what).toFixed(2)] : []),
      ]),
    ])
  const nothing: Cost = { statements: 0, waits: 0 }
  for (const kind of kinds)
    line(kind, costs.get(kind) ?? nothing, (rounds, what) => of(rounds, what)(kind))
  const mixed: Cost = {
    statements: mixOf(kind => costs.get(kind)?.statements ?? 0, kinds),
    waits: mixOf(kind => costs.get(kind)?.waits ?? 0, kinds),
  }
  line('the mix', mixed, (rounds, what) => mixOf(of(rounds, what), kinds))
  for (const processes of OPENS ? ['1', '2'] : []) {
    process.env.PROCESSES = processes
    const product = await own.school.startProduct()
    console.log(`\n${processes} of the product, ready after ${product.readyAfter} ms`)
    await openClasses(new URL(product.address), own.known, Number(OPENS))
    await product.stop()
  }
} finally {
  agent.destroy()
  for (const { school } of opened) await school.close()
}
