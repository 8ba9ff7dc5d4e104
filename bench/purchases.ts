import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './start-child'

// Purchases a second under 32 clients, each of a student of one class; every one is keyed, as our own pages send them.

const clients = 32
/** Milliseconds. */
const duration = 15_000
/** More than anybody can spend meanwhile. */
const cards = 1_000_000

const dataDir = await mkdtemp(join(tmpdir(), 'duologue-purchases-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  SCHOOL_NETWORKS: '127.0.0.0/8,::1',
})

/** Makes a call; answers its status and its body. */
async function call(method: string, path: string, token: string, body: object, key?: string) {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: token,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> }
}

async function signUp(name: string) {
  const body = { email: `${name}@school.example`, password: 'a password of eight' }
  const { answer } = await call('POST', '/users', '', body)
  const { id } = answer['user'] as { id: string }
  return { id, token: String(answer['authToken']) }
}

try {
  const teacher = await signUp('teacher')
  await call('PATCH', `/users/${teacher.id}`, teacher.token, { type: 'teacher' })
  const made = await call('POST', '/classes', teacher.token, { name: 'Bench' })
  const shop = String(made.answer['id'])
  const reward = await call('POST', '/products', teacher.token, { name: 'Pen', cost: 1, shop })
  const students = []
  for (let number = 0; number < clients; number += 1) {
    const student = await signUp(`student${number}`)
    await call('POST', `/classes/${shop}/students`, student.token, { studentId: student.id })
    await call('PATCH', `/users/${student.id}/currency`, teacher.token, { currency: cards })
    students.push(student)
  }
  const times: number[] = []
  let failed = 0
  const end = performance.now() + duration
  const buy = async ({ token }: { token: string }, client: number) => {
    for (let number = 0; performance.now() < end; number += 1) {
      const started = performance.now()
      const body = { product: reward.answer['id'] }
      const { status } = await call('POST', '/items', token, body, `bench-${client}-${number}`)
      if (status === 201) times.push(performance.now() - started)
      else failed += 1
    }
  }
  await Promise.all(students.map(buy))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  console.log(
    `${clients} clients: ${((times.length / duration) * 1000).toFixed(0)} purchases/s, ${failed} failed, median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  )
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
