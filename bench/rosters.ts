import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Roster } from '@duologue/contract/rosters/rosters'
import {
  rosterFilesOf,
  rosterRow,
  rosterZip,
} from '../packages/server/src/testing/rosters/roster-zip'
import { holdings, machineLoad } from './school/watch-process'
import { startChild } from './start-child'

// A district's roster: read, applied, and read again; what the product holds meanwhile, and how long whoever asks beside it
// waits. The program, its database and whoever asks share the machine.
//   PEOPLE=50000 node scripts/with-tsx.js bench/rosters.ts

const people = Number(process.env.PEOPLE ?? 50_000)
/** Classes of 25, each student in four of them. */
const aClass = 25
const each = 4

/** Numbers are as long as most systems make them. */
const guid = '6f1c-4c1e-9d0a-2f6b3e5a7c91'

const letters = (number: number) =>
  `${number}`.replace(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')

/** The roster as a ZIP. */
function makeRoster(): Uint8Array {
  const teachers = Math.ceil(people / aClass)
  const students = Array.from({ length: people - teachers }, (_, at) => `s${at}-${guid}`)
  const classes = Math.ceil((students.length * each) / aClass)
  const staff = Array.from({ length: teachers }, (_, at) =>
    rosterRow.person(`t${at}`, 'teacher', `Teacher|${letters(at)}`, `t${at}@school.example`),
  )
  return rosterZip({
    files: rosterFilesOf({
      people: [
        ...staff,
        ...students.map(id => rosterRow.person(id, 'student', 'Mia Lena|de la Cruz')),
      ],
      classes: Array.from({ length: classes }, (_, at) =>
        rosterRow.class(`c${at}`, `French ${at}`),
      ),
      enrolments: [
        ...Array.from({ length: classes }, (_, at) =>
          rosterRow.enrolment(`t${at % teachers}@c${at}`, 'teacher'),
        ),
        ...students.flatMap((id, at) =>
          Array.from({ length: each }, (_place, nth) =>
            rosterRow.enrolment(`${id}@c${(at + nth * 997) % classes}`, 'student'),
          ),
        ),
      ],
    }),
  })
}

const folder = await mkdtemp(join(tmpdir(), 'duologue-rosters-'))
// The database's own user may pass.
await chmod(folder, 0o755)
const zip = join(folder, 'roster.zip')
await writeFile(zip, makeRoster())
const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal' }
const product = await startChild(['packages/server/dist/main.js'], environment)

async function call<Answer>(path: string, sent: RequestInit): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, sent)
  const body = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(body))
  return body as Answer
}

const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const email = 'admin@school.example'
const { authToken: authorization } = await call<{ authToken: string }>(
  '/users',
  json({ email, password: 'a password of eight', app: 'Duologue' }),
)
const headers = { authorization }
const made = ['scripts/with-tsx.js', 'scripts/user.ts', email, '--role', 'admin']
spawnSync(process.execPath, made, { env: { ...process.env, ...environment }, stdio: 'inherit' })

let waits: number[] = []
let most = 0
let isAsking = true
/** Asks who asks, one call after the other, and looks at what the product holds. */
async function askBeside(): Promise<void> {
  while (isAsking) {
    const began = performance.now()
    await call('/users/me', { headers })
    waits.push(performance.now() - began)
    most = Math.max(most, (await holdings(product.pid)).megabytes)
    await sleep(20)
  }
}

const share = (of: number) =>
  (waits.toSorted((one, other) => one - other)[Math.floor(waits.length * of)] ?? 0).toFixed(0)

/** Does something, and says how long it took, what was held, and how long the others waited. */
async function timed<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = (await holdings(product.pid)).megabytes
  most = before
  waits = []
  const began = performance.now()
  const answer = await work()
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${name}: ${seconds.toFixed(1)} s; ${before} MB before, at most ${most} MB; beside it p50 ${share(0.5)} ms, ` +
      `p99 ${share(0.99)} ms of ${waits.length} calls; ${machineLoad()}`,
  )
  return answer
}

async function read(): Promise<Roster> {
  const form = new FormData()
  form.set('file', new Blob([await readFile(zip)]), 'roster.zip')
  return call<Roster>('/rosters', { method: 'POST', headers, body: form })
}

async function apply({ id }: Roster): Promise<Roster> {
  const sent = json({})
  await call(`/rosters/${id}/apply`, { ...sent, headers: { ...headers, ...sent.headers } })
  for (;;) {
    const roster = await call<Roster>(`/rosters/${id}`, { headers })
    if (roster.state === 'done') return roster
    await sleep(1000)
  }
}

const told = ({ changes, preview }: Roster) =>
  `${changes} changes: ${preview.people.new} people, ${preview.classes.new} classes, ${preview.places.new} places, ${preview.faultCount} faults`

const asking = askBeside()
try {
  await sleep(10_000)
  await timed('alone', () => sleep(20_000))
  const first = await timed('read', read)
  console.log(told(first))
  await timed('applied', () => apply(first))
  console.log(told(await timed('read again', read)))
} finally {
  isAsking = false
  await asking
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
