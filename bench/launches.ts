import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../packages/server/src/http/listen'
import { CourseVisit, codeOf } from '../packages/server/src/testing/lti/course-visit'
import { ltiRoles } from '../packages/server/src/testing/platform/platform-school'
import {
  type Platform,
  startPlatform,
  toolAt,
} from '../packages/server/src/testing/platform/start-platform'
import { machineLoad } from './school/watch-process'
import { startChild } from './start-child'

// Launches from a learning platform: how long the product takes for one (its login, its launch, the trade of its code), for a
// class of 200 that comes at once, and while another platform does not tell its keys. The product, its database, both
// platforms and the browsers share the machine; what a platform takes is not counted, but slows the others down.
//   LAUNCHES=300 node scripts/with-tsx.js bench/launches.ts

const launches = Number(process.env.LAUNCHES ?? 300)

const folder = await mkdtemp(join(tmpdir(), 'duologue-launches-'))
// The database's own user may pass.
await chmod(folder, 0o755)
const port = await freePort('127.0.0.1')
const environment = {
  DATA_DIR: folder,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'fatal',
  PLATFORM_NETWORKS: '127.0.0.0/8, ::1',
  // All come from this machine.
  SCHOOL_NETWORKS: '127.0.0.1, ::1',
}
const product = await startChild(['packages/server/dist/main.js'], environment)

async function call<Answer>(
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const told = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(told))
  return told as Answer
}

const email = 'admin@school.example'
const { authToken: authorization } = await call<{ authToken: string }>('POST', '/users', {
  email,
  password: 'a password of eight',
  app: 'Duologue',
})
const made = ['scripts/with-tsx.js', 'scripts/user.ts', email, '--role', 'admin']
spawnSync(process.execPath, made, { env: { ...process.env, ...environment }, stdio: 'inherit' })

/** A platform that is connected and switched on. */
async function connected(name: string): Promise<Platform> {
  const platform = await startPlatform({ profile: 'plain', tool: toolAt(product.address) })
  const { issuer, clientId, origin } = platform
  const { id } = await call<{ id: string }>(
    'POST',
    '/school/platforms',
    {
      name,
      issuer,
      clientId,
      authUrl: `${origin}/authorise`,
      tokenUrl: `${origin}/token`,
      keysUrl: `${origin}/keys`,
    },
    { authorization },
  )
  await call('PATCH', `/school/platforms/${id}`, { isOn: true }, { authorization })
  return platform
}

/** Milliseconds of a piece of work. */
async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

/** A course with its class, and a link in it; opens it as one more student, and answers the milliseconds of ours. */
async function openCourse(platform: Platform): Promise<() => Promise<number>> {
  const course = platform.school.addCourse()
  const link = platform.placeByHand(course)
  const enter = async (roles: string[]) => {
    const visit = new CourseVisit(product)
    const person = platform.school.addPerson(course, roles)
    const [begun, login] = await timed(() => visit.begin(platform.begin({ person, course, link })))
    if (!begun.asks) throw new Error(`no login: ${begun.status}`)
    await visit.askPlatform(begun.asks)
    const [came, launch] = await timed(() => visit.replay())
    if (came.status !== 303) throw new Error(`no launch: ${came.status} ${came.page.slice(-400)}`)
    const body = { code: codeOf(came), isFramed: true }
    const [opened, trade] = await timed(() =>
      call<{ launch: string }>('POST', '/lti/sessions', body, visit.headers),
    )
    return { visit, opened, ms: login + launch + trade }
  }
  const { visit, opened } = await enter([ltiRoles.instructor])
  await call('POST', '/lti/courses', { launch: opened.launch, isFramed: true }, visit.headers)
  return async () => (await enter([ltiRoles.learner])).ms
}

/** So many of a work, a few at a time. */
async function many(work: () => Promise<number>, count: number, atOnce: number): Promise<number[]> {
  const all: number[] = []
  let left = count
  const one = async () => {
    while (left > 0) {
      left -= 1
      all.push(await work())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return all.toSorted((a, b) => a - b)
}

const share = (sorted: readonly number[], of: number) =>
  (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(0)
const tell = (name: string, sorted: readonly number[], seconds: number) =>
  console.log(
    `${name}: ${sorted.length} launches in ${seconds.toFixed(1)} s; p50 ${share(sorted, 0.5)} ms, ` +
      `p99 ${share(sorted, 0.99)} ms; ${machineLoad()}`,
  )
async function told(name: string, work: () => Promise<number>, count: number, atOnce: number) {
  const [all, ms] = await timed(() => many(work, count, atOnce))
  tell(name, all, ms / 1000)
}

/** So many courses of a platform; opens one after the other, so that none is full. */
async function openCourses(platform: Platform, count: number): Promise<() => Promise<number>> {
  const all: (() => Promise<number>)[] = []
  for (let made = 0; made < count; made += 1) all.push(await openCourse(platform))
  let next = 0
  return () => {
    next += 1
    const enter = all[next % count]
    return enter ? enter() : Promise.reject(new Error('no course'))
  }
}

const lively = await connected('Lively')
const hanging = await connected('Hanging')
try {
  const enter = await openCourses(lively, Math.ceil((2 * launches + 250) / 100))
  await told('warm', enter, 50, 2)
  await told('two at a time', enter, launches, 2)
  await told('a class of 200 at once', enter, 200, 200)
  // Its keys are asked for at each launch, as they are not known yet.
  hanging.outage = () => 'silence'
  const stuck = Array.from({ length: 20 }, () => openCourse(hanging).catch(() => undefined))
  await told('beside a platform that hangs', enter, launches, 2)
  await Promise.all(stuck)
} finally {
  await Promise.all([lively.close(), hanging.close()])
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
