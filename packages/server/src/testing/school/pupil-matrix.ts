import { accounts } from '@duologue/contract/accounts'
import { classes } from '@duologue/contract/classes'
import { devices } from '@duologue/contract/devices/devices'
import type { Endpoint } from '@duologue/contract/endpoint'
import { pupils } from '@duologue/contract/pupils'
import { expect } from 'vitest'
import type { TestServer } from '../apps/test-server'
import { wholeState } from '../databases/whole-state'
import { claimedAccount } from './claimed-account'
import { seedClass } from './class-matrix'
import { newKey } from './class-shop'
import { inWithCard } from './in-with-card'
import { type Person, signUpActor } from './people'

/** How a server is started for the matrix: its school approves teachers, and everybody asks from one address. */
export const matrixServer = {
  settings: { TEACHERS: 'approved', PLATFORM_NETWORKS: '127.0.0.0/8, ::1' },
  callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
}

/** Who there is to a pupil (pupils.md#keeping): a keeper within a page of a platform, and a co-teacher whose account is closed, too. */
export const pupilActors = [
  'visitor',
  'keeper',
  'coTeacher',
  'formerCoTeacher',
  'otherKeeper',
  'formerKeeper',
  'stranger',
  'waiting',
  'closed',
  'framed',
  'editor',
  'pupil',
  'claimed',
  'device',
  'admin',
] as const
export type PupilActor = (typeof pupilActors)[number]

/** Everybody who may ask something about a pupil, but for the pupil. */
async function signUpTeachers(server: TestServer) {
  const teachers = {
    keeper: await signUpActor(server, 'teacher'),
    coTeacher: await signUpActor(server, 'teacher'),
    formerCoTeacher: await signUpActor(server, 'teacher'),
    otherKeeper: await signUpActor(server, 'teacher'),
    formerKeeper: await signUpActor(server, 'teacher'),
    stranger: await signUpActor(server, 'teacher'),
    closed: await signUpActor(server, 'teacher'),
    editor: await signUpActor(server, 'editor'),
    admin: await signUpActor(server, 'admin'),
  }
  await server.pool.query(
    `update users set teacher_state = case when type = 'teacher' then 'approved' end`,
  )
  const waiting = await signUpActor(server, 'teacher')
  await server.pool.query('update users set email_verified_at = created_at')
  return { ...teachers, waiting }
}

/** The headers of somebody who has come in by a page of a platform. */
export async function inFrame(server: TestServer, { email, password }: Person) {
  const { authToken } = await server.ask(accounts.logIn, { body: { email, password } })
  const headers = { authorization: authToken }
  const { sessions } = await server.ask(accounts.listSessions, { headers })
  await server.pool.query(`update sessions set kind = 'frame' where id = $1`, [
    sessions.find(session => session.isThis)?.id,
  ])
  return headers
}

/** A pupil, the class that keeps them, and everybody who may ask something about them. */
export async function openPupilMatrix(server: TestServer) {
  const teachers = await signUpTeachers(server)
  const former = await seedClass(server, teachers.formerKeeper, [])
  const home = await seedClass(server, teachers.keeper, [], { name: 'Secret Society' })
  const other = await seedClass(server, teachers.otherKeeper, [])
  for (const { user } of [teachers.coTeacher, teachers.formerCoTeacher, teachers.closed])
    await server.pool.query('insert into class_teachers values ($1, $2, now())', [home, user.id])
  await server.ask(classes.removeTeacher, {
    params: { id: home, teacher: teachers.formerCoTeacher.user.id },
    headers: teachers.keeper.headers,
  })
  const made = {
    headers: { ...teachers.formerKeeper.headers, ...newKey() },
    params: { id: former },
  }
  await server.ask(pupils.addPupils, {
    ...made,
    body: { rows: [{ given: 'Mia', family: 'Hidden' }] },
  })
  const { cards } = await server.ask(pupils.getCards, made)
  const claimed = await claimedAccount(server, made)
  const [card] = cards
  if (!card) throw new Error('there is no card')
  await server.pool.query('update pupils set home_class = $1', [home])
  await server.pool.query('update enrolments set class = $1', [home])
  await server.pool.query(
    `insert into enrolments (class, student, joined_at) values ($1, $2, now())`,
    [other, card.pupil],
  )
  const { authToken, user } = await inWithCard(server, { qr: card.qr })
  const { token } = await server.ask(devices.pairDevice, {
    params: { id: home },
    headers: teachers.keeper.headers,
  })
  // Their session began while the account was being closed.
  await server.pool.query('update users set closed_at = now(), closed_why = $2 where id = $1', [
    teachers.closed.user.id,
    'left',
  ])
  const others = {
    visitor: {},
    framed: await inFrame(server, teachers.keeper),
    pupil: { authorization: authToken },
    claimed: claimed.headers,
    device: { 'x-class-device': token },
  }
  const headers = {} as Record<PupilActor, Record<string, string>>
  for (const actor of pupilActors)
    headers[actor] =
      actor in others
        ? others[actor as keyof typeof others]
        : teachers[actor as keyof typeof teachers].headers
  const keeperNames = [teachers.keeper, teachers.coTeacher, teachers.closed].map(
    ({ user: { fullName } }) => fullName,
  )
  return { headers, home, pupil: user, keeperNames, people: teachers }
}

export type PupilMatrix = Awaited<ReturnType<typeof openPupilMatrix>>

/** What those get who have nothing to do with the pupil. */
export const pupilStrangers = {
  visitor: 401,
  device: 401,
  claimed: 404,
  formerCoTeacher: 404,
  otherKeeper: 404,
  formerKeeper: 404,
  stranger: 404,
  waiting: 404,
  closed: 403,
  framed: 403,
  editor: 404,
} as const

/** They get the call's own status where a row does not say otherwise. */
type Keeper = 'keeper' | 'coTeacher' | 'admin'

/** What each gets, keepers the call's own status; a refusal shows nothing, and leaves the database as it was. */
export async function expectPupilRow(
  server: TestServer,
  { headers, pupil }: PupilMatrix,
  call: Endpoint,
  sent: { params?: object; body?: object },
  answers: Record<Exclude<PupilActor, Keeper>, number> & Partial<Record<Keeper, number>>,
) {
  for (const actor of pupilActors) {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => Object(sent.params)[name] ?? '')
    const expected = answers[actor] ?? call.status
    const before = await wholeState(server.pool)
    const response = await fetch(`${server.address}${path}`, {
      method: call.method,
      headers: {
        ...(sent.body ? { 'content-type': 'application/json' } : {}),
        ...headers[actor],
        ...(call.isKeyed ? newKey() : {}),
      },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    })
    expect([call.path, actor, response.status]).toEqual([call.path, actor, expected])
    const text = await response.text()
    if (response.status < 300) continue
    for (const secret of ['Hidden', 'Secret Society', pupil.username])
      expect(text).not.toContain(secret)
    expect(await wholeState(server.pool)).toEqual(before)
  }
}
