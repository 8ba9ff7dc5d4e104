import { beforeEach, expect, test, vi } from 'vitest'
import { deviceShared } from '../saved-here/shared-device'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { adoptFromTab, keepAttempt, waitingFor } from './kept-progress'

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

const answer = (number: number) =>
  keepAttempt({ id: idOf(number), line: idOf(0), skill: 'say', place: 'learn', isRight: true })

const idsOf = (user: string) => waitingFor(user).attempts.map(({ id }) => id)

beforeEach(() => {
  vi.useRealTimers()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

function logIn() {
  beginSession({ user: sampleUser, authToken: 'secret' })
  adoptFromTab(sampleUser.id)
  return idsOf(sampleUser.id)
}

test('what a visitor did in this tab a moment ago is of who logs in there; what was done elsewhere is asked about', () => {
  answer(1)
  // Another tab, or another visit.
  sessionStorage.clear()
  answer(2)
  answer(3)
  expect(logIn()).toEqual([2, 3].map(idOf))
})

test('once it is given it is given to nobody else', () => {
  answer(1)
  expect(logIn()).toEqual([idOf(1)])
  beginSession({ user: { ...sampleUser, id: 'another' }, authToken: 'secret' })
  adoptFromTab('another')
  expect(idsOf('another')).toEqual([])
})

test('half an hour later it is asked about', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer(1)
  vi.setSystemTime(Date.now() + 31 * 60 * 1000)
  expect(logIn()).toEqual([])
})

test.each([
  ['is said to be shared', () => deviceShared.set(true)],
  ['is a class’s', () => localStorage.setItem('class-device', 'token')],
])('on a device that %s it is asked about', (_, share) => {
  share()
  answer(1)
  expect(logIn()).toEqual([])
})
