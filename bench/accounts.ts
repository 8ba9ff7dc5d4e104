import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './start-child'

// Logins a second, what they do to other calls, and whether times tell known addresses from unknown ones.

const people = 300
const tries = 60

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-accounts-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  SCHOOL_NETWORKS: '127.0.0.0/8,::1',
})

const post = async (path: string, body: unknown) => {
  const started = performance.now()
  const answer = await fetch(`${product.address}/api/users${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

const emailOf = (number: number) => `pupil${number}@school.example`
const password = 'a password of eight'

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const at = (numbers: readonly number[], share: number) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

/** The chance that a random one of `a` is larger than a random one of `b`: 0.5 when they cannot be told apart. */
function auc(a: readonly number[], b: readonly number[]): number {
  const wins = a.flatMap(x => b.map((y): number => (x > y ? 1 : x === y ? 0.5 : 0)))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

/** Milliseconds of calls about known and unknown addresses, one after the other, in turns. */
async function compare(name: string, call: (email: string) => Promise<{ ms: number }>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let number = 0; number < tries; number += 1) {
    const both = [
      async () => known.push((await call(emailOf(number))).ms),
      async () => unknown.push((await call(`nobody${number}@school.example`)).ms),
    ]
    for (const ask of number % 2 ? both : both.toReversed()) await ask()
  }
  const area = auc(known, unknown)
  console.log(
    `${name}: known ${at(known, 0.5).toFixed(1)} ms, unknown ${at(unknown, 0.5).toFixed(1)} ms, AUC ${Math.max(area, 1 - area).toFixed(2)}`,
  )
}

try {
  const numbers = Array.from({ length: people }, (_, number) => number)
  const began = performance.now()
  await Promise.all(
    numbers.map(number => post('', { email: emailOf(number), password, app: 'Duologue' })),
  )
  console.log(`sign-ups: ${((people / (performance.now() - began)) * 1000).toFixed(0)}/s`)

  let isOver = false
  const others: number[] = []
  const watch = async () => {
    while (!isOver) {
      const started = performance.now()
      await (await fetch(`${product.address}/api/conversations?limit=6`)).arrayBuffer()
      others.push(performance.now() - started)
    }
  }
  const watching = watch()
  const start = performance.now()
  const logins = await Promise.all(
    numbers.map(number => post('/login', { email: emailOf(number), password })),
  )
  const seconds = (performance.now() - start) / 1000
  isOver = true
  await watching
  const failed = logins.filter(({ status }) => status !== 200).length
  console.log(
    `logins: ${(people / seconds).toFixed(0)}/s, ${failed} failed, p99 ${at(
      logins.map(({ ms }) => ms),
      0.99,
    ).toFixed(
      0,
    )} ms; a search meanwhile: median ${at(others, 0.5).toFixed(0)} ms, p99 ${at(others, 0.99).toFixed(0)} ms`,
  )

  await compare('login with a wrong password', email =>
    post('/login', { email, password: 'not this one' }),
  )
  await compare('password/email', email => post('/password/email', { email }))
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
