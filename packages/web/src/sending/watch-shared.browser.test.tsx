import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { deviceShared, lastUse } from '../saved-here/shared-device'
import { endedFor, savedToken, savedUser } from '../saved-here/signed-in'
import { leaveSession } from '../session/leave-session'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { keepAttempt, waitingFor } from './kept-progress'
import { watchShared } from './watch-shared'

const hours = (count: number) => count * 60 * 60 * 1000
const student = { ...sampleUser, type: 'student' as const }
const other = { ...student, id: '01890000-0000-7000-8000-00000000000b' }

beforeEach(() => {
  savedToken.set(null)
  savedUser.set(null)
  endedFor.set(null)
  localStorage.clear()
  sessionStorage.clear()
})

function watch() {
  const { api, calls } = pretendApi()
  const leave = vi.fn<() => void>()
  onTestFinished(watchShared(document, createClient(api), leave))
  return { calls, leave }
}

test('a device is shared when a student logs in where another account was used, and nothing says which', () => {
  watch()
  const login = (user: typeof student) => beginSession({ user, authToken: 'secret' })
  login(student)
  leaveSession(student.id)
  login(student)
  expect(deviceShared.get()).toBe(false)
  leaveSession(student.id)
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(student.id.slice(-8))
  login(other)
  expect(deviceShared.get()).toBe(true)
})

test('of two grown-ups nobody says so by himself', () => {
  watch()
  for (const user of [sampleUser, { ...sampleUser, id: other.id }]) {
    beginSession({ user, authToken: 'secret' })
    leaveSession(user.id)
  }
  expect(deviceShared.get()).toBe(false)
})

test('who has not touched a shared device for twelve hours is logged out, and nothing of theirs stays', async () => {
  beginSession({ user: student, authToken: 'secret' })
  deviceShared.set(true)
  lastUse.set(Date.now() - hours(13))
  const { calls, leave } = watch()
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/users/logout'])
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(student.id)
})

test('what could not be sent waits for its user, unseen', async () => {
  beginSession({ user: student, authToken: 'secret' })
  keepAttempt({ id: other.id, line: other.id, skill: 'say', place: 'learn', isRight: true })
  deviceShared.set(true)
  lastUse.set(Date.now() - hours(13))
  const { calls, leave } = watch()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect([savedUser.get(), endedFor.get()]).toEqual([null, student.id])
  expect(waitingFor(student.id).attempts).toHaveLength(1)
})

test.each([
  ['eleven hours are not long', true, -hours(11)],
  ['a clock that was turned back says nothing', true, hours(72)],
  ['elsewhere nobody is logged out', false, -hours(100)],
])('%s', (_, isShared, used) => {
  beginSession({ user: student, authToken: 'secret' })
  deviceShared.set(isShared)
  lastUse.set(Date.now() + used)
  const { calls } = watch()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(calls).toEqual([])
  expect(savedUser.get()?.id).toBe(student.id)
  if (isShared) expect(Date.now() - lastUse.get()).toBeLessThan(hours(1))
})
