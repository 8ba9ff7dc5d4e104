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
import { signUpActor } from './people'

/** Who there is to a pupil (pupils.md#keeping). */
export const pupilActors = [
  'visitor',
  'keeper',
  'coTeacher',
  'formerCoTeacher',
  'otherKeeper',
  'formerKeeper',
  'stranger',
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
    editor: await signUpActor(server, 'editor'),
    admin: await signUpActor(server, 'admin'),
  }
  await server.pool.query('update users set email_verified_at = created_at')
  return teachers
}

/** A pupil, the class that keeps them, and everybody who may ask something about them. */
export async function openPupilMatrix(server: TestServer) {
  const teachers = await signUpTeachers(server)
  const former = await seedClass(server, teachers.formerKeeper, [])
  const home = await seedClass(server, teachers.keeper, [], { name: 'Secret Society' })
  const other = await seedClass(server, teachers.otherKeeper, [])
  await server.pool.query('insert into class_teachers values ($1, $2, now()), ($1, $3, now())', [
    home,
    teachers.coTeacher.user.id,
    teachers.formerCoTeacher.user.id,
  ])
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
  const others = {
    visitor: {},
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
  const keeperNames = [teachers.keeper.user.fullName, teachers.coTeacher.user.fullName]
  return { headers, home, pupil: user, keeperNames }
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
