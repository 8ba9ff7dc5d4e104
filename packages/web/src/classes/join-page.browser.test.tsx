import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession, sessionNow } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { JoinPage } from './join-page'
import { sampleClass } from './sample-class'

const sentence = "Sorry, couldn't join this class. Ask your teacher if the link is correct."

beforeEach(() => localStorage.clear())

async function open(user: string | undefined) {
  const { api, calls } = pretendApi()
  const joined: true[] = []
  const screen = await render(
    <PretendPage>
      <JoinPage
        client={createClient(api)}
        id="class-id"
        code="abc"
        user={user}
        address="/classes/class-id/join?code=abc"
        onJoined={() => void joined.push(true)}
        onGiveUp={() => {}}
      />
    </PretendPage>,
  )
  return { screen, calls, joined }
}

test('a visitor is asked to log in or sign up, and comes back with the code', async () => {
  const { screen, calls } = await open(undefined)
  for (const name of ['Login', 'Sign Up']) {
    const link = screen.getByRole('dialog').getByRole('link', { name })
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        expect.stringContaining('redirect=%2Fclasses%2Fclass-id%2Fjoin%3Fcode%3Dabc'),
      )
  }
  expect(calls).toEqual([])
})

test('whoever is logged in joins once, is known anew as a student, and is led on', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { screen, calls, joined } = await open(sampleUser.id)
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are joining the class…')
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/classes/class-id/students',
    body: { studentId: sampleUser.id, code: 'abc' },
  })
  calls[0]?.answer(201, sampleClass)
  await expect.poll(() => calls[1]?.path).toBe('/api/users/me?expand=all')
  calls[1]?.answer(200, { ...sampleUser, type: 'student' })
  await expect.poll(() => joined).toEqual([true])
  expect(sessionNow()).toMatchObject({ user: { type: 'student' } })
})

test.each([
  [403, 'join-refused', sentence, undefined],
  [404, 'class-not-found', 'Cannot find class.', undefined],
  [409, 'class-full', 'This class is full.', 'This class is full.'],
  [403, 'class-closed', 'Closed at the moment.', 'Closed at the moment.'],
  [503, 'database-away', 'The service is busy.', 'The service is busy.'],
])(
  'an answer %i %s is told in the one sentence, with the reason where there is one',
  async (status, code, message, shown) => {
    beginSession({ user: sampleUser, authToken: 'secret' })
    const { screen, calls, joined } = await open(sampleUser.id)
    calls[0]?.answer(status, { message, code })
    await expect.element(screen.getByRole('heading', { name: sentence })).toBeVisible()
    if (shown) await expect.element(screen.getByText(shown)).toBeVisible()
    else if (message !== sentence) expect(screen.getByText(message).query()).toBeNull()
    await expect
      .element(screen.getByRole('link', { name: 'Class Dashboard' }))
      .toHaveAttribute('href', '/classes')
    expect(joined).toEqual([])
  },
)

test('a network that fails is told in the one sentence, too', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { screen, calls } = await open(sampleUser.id)
  calls[0]?.fail()
  await expect.element(screen.getByRole('heading', { name: sentence })).toBeVisible()
})
