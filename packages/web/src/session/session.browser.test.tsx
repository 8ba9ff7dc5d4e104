import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { savedToken, savedUser } from '../saved-here/signed-in'
import { Notifications } from '../ui/feedback/notifications'
import { dismiss, notifications } from '../ui/feedback/notify'
import { authenticate } from './authenticate'
import { refreshUser } from './get-me'
import { sampleUser } from './sample-user'
import { beginSession, endSession, sessionNow, useSession } from './session'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function Who() {
  const session = useSession()
  return <p>{session.status === 'user' ? session.user.username : 'a visitor'}</p>
}

/** The local storage as another tab sees it: what is written there tells this page by a storage event. */
function otherTab(): Storage {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentWindow) throw new Error('the frame has no window')
  return frame.contentWindow.localStorage
}

test('logging in and out in another tab logs in and out here', async () => {
  const screen = await render(<Who />)
  await expect.element(screen.getByText('a visitor')).toBeVisible()
  const other = otherTab()
  other.setItem('user', JSON.stringify(sampleUser))
  other.setItem('token', 'secret')
  await expect.element(screen.getByText('calmotter1234')).toBeVisible()
  other.removeItem('token')
  other.removeItem('user')
  await expect.element(screen.getByText('a visitor')).toBeVisible()
})

test('logging in and out here shows at once, and leaves nothing behind', async () => {
  const screen = await render(<Who />)
  beginSession({ user: sampleUser, authToken: 'secret' })
  await expect.element(screen.getByText('calmotter1234')).toBeVisible()
  endSession()
  await expect.element(screen.getByText('a visitor')).toBeVisible()
  expect([localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null])
})

test.each([
  ['no user', null, 'secret'],
  ['no token', JSON.stringify(sampleUser), null],
  ['something that is no user', '{"id":5}', 'secret'],
  ['something that is no JSON', '{', 'secret'],
  ['a token that no header may carry', JSON.stringify(sampleUser), 'a\nb'],
])('with %s kept here it is a visitor', (_name, user, token) => {
  if (user !== null) localStorage.setItem('user', user)
  if (token !== null) localStorage.setItem('token', token)
  expect(sessionNow()).toEqual({ status: 'visitor' })
})

test.each([
  [401, true],
  [403, true],
  [429, false],
  [500, false],
  [503, false],
])('asked who is logged in, an answer %i ends the session: %s', async (status, ends) => {
  const { api, calls } = pretendApi()
  const screen = await render(<Notifications />)
  beginSession({ user: sampleUser, authToken: 'secret' })
  const refreshed = refreshUser(createClient(api))
  calls[0]?.answer(status, { message: 'Words of the server.', code: 'a-code' })
  await refreshed
  expect(sessionNow().status).toBe(ends ? 'visitor' : 'user')
  await expect.element(screen.getByText('Words of the server.')).toBeVisible()
})

test('no answer ends no session, and says nothing here', async () => {
  const { api, calls } = pretendApi()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const refreshed = refreshUser(createClient(api))
  calls[0]?.fail()
  await refreshed
  expect(sessionNow().status).toBe('user')
  expect(notifications.now()).toEqual([])
})

test('the user is known anew after an answer; without a token nobody is asked', async () => {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  await refreshUser(client)
  expect(calls).toEqual([])
  beginSession({ user: sampleUser, authToken: 'secret' })
  const refreshed = refreshUser(client)
  calls[0]?.answer(200, { ...sampleUser, username: 'quickfox0001' })
  await refreshed
  expect(savedUser.get()?.username).toBe('quickfox0001')
})

test.each([200, 401])(
  'an answer %i about a session that was left changes nothing of the next',
  async status => {
    const { api, calls } = pretendApi()
    beginSession({ user: sampleUser, authToken: 'first' })
    const refreshed = refreshUser(createClient(api))
    const next = { ...sampleUser, id: '01890000-0000-7000-8000-000000000002' }
    beginSession({ user: next, authToken: 'second' })
    calls[0]?.answer(status, sampleUser)
    await refreshed
    expect([savedUser.get()?.id, savedToken.get()]).toEqual([next.id, 'second'])
  },
)

test('a failed login ends the session that is kept here', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  expect(await authenticate(() => Promise.reject(new Error('no network')), 'Done.')).toBe(false)
  expect(sessionNow()).toEqual({ status: 'visitor' })
})

test('while one login is on its way, another is ignored', async () => {
  let finish = () => {}
  let asked = 0
  const ask = () => {
    asked += 1
    return new Promise<{ user: typeof sampleUser; authToken: string }>(resolve => {
      finish = () => resolve({ user: sampleUser, authToken: 'secret' })
    })
  }
  const first = authenticate(ask, 'Done.')
  expect(await authenticate(ask, 'Done.')).toBe(false)
  finish()
  expect([await first, asked, savedToken.get()]).toEqual([true, 1, 'secret'])
})
