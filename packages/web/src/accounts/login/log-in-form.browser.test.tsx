import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { savedToken } from '../../saved-here/signed-in'
import { sampleUser } from '../../session/sample-user'
import { beginSession, sessionNow } from '../../session/session'
import { Notifications } from '../../ui/feedback/notifications'
import { LoginForm } from './log-in-form'

beforeEach(() => localStorage.clear())

async function showForm() {
  const { api, calls } = pretendApi()
  const screen = await render(
    <>
      <LoginForm client={createClient(api)} />
      <Notifications />
    </>,
  )
  return {
    screen,
    calls,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    send: screen.getByRole('button', { name: 'Login' }),
  }
}

test('what is wrong shows for touched fields only', async () => {
  const { screen, email, password } = await showForm()
  await email.fill('no address')
  expect(screen.getByText('is not a valid email address').query()).toBeNull()
  await password.click()
  await expect.element(screen.getByText('is not a valid email address')).toBeVisible()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveAccessibleDescription('Email is not a valid email address')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await email.fill('otter@example.org')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('after a try to send all fields count as touched, nothing is sent, and the first wrong one has the focus', async () => {
  const { screen, calls, email, send } = await showForm()
  await send.click()
  expect(screen.getByText('is required').elements()).toHaveLength(2)
  await expect.element(email).toHaveFocus()
  expect(calls).toEqual([])
})

test('a double press sends once, with the button disabled and its spinner turning', async () => {
  const { calls, email, password, send } = await showForm()
  await email.fill(' otter@example.org ')
  await password.fill('correct horse')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(send).toBeDisabled()
  expect(send.element().querySelector('span')).not.toBeNull()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/users/login'])
  calls[0]?.answer(200, { user: sampleUser, authToken: 'secret' })
  await expect.element(send).toBeEnabled()
  expect([savedToken.get(), sessionNow().status]).toEqual(['secret', 'user'])
})

test('a refusal says what the server says, ends the session here, and the password can be typed again', async () => {
  const { screen, calls, email, password } = await showForm()
  beginSession({ user: sampleUser, authToken: 'old' })
  await email.fill('otter@example.org')
  await password.fill('wrong horse')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(401, { message: 'The email or the password is wrong.', code: 'wrong-login' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The email or the password is wrong.')
  expect(sessionNow().status).toBe('visitor')
  await expect.element(password).toHaveFocus()
  await expect.element(email).toHaveValue('otter@example.org')
  // Beside the field, too, until something else is typed.
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveAccessibleDescription('The email or the password is wrong.')
  await password.fill('correct horse')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
})

test('a login that could not be asked for says nothing about what was typed', async () => {
  const { screen, calls, email, password } = await showForm()
  await email.fill('otter@example.org')
  await password.fill('correct horse')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(503, { message: 'The service is busy.', code: 'busy' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The service is busy.')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
})

test('a password can be shown and hidden', async () => {
  const { screen, password } = await showForm()
  await password.fill('correct horse')
  await screen.getByRole('button', { name: 'Show what is typed' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide what is typed' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})
