import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession, sessionNow } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { ResetForm } from './login/reset-password-form'
import { SignUpForm } from './login/sign-up-form'
import { PasswordForm } from './settings/change-password-form'
import { ProfileForm } from './settings/update-profile-form'

beforeEach(async () => {
  localStorage.clear()
  // Wide enough that nothing told in the corner lies over a button for as long as it is told.
  await page.viewport(1280, 860)
})

test('a sign-up sends e-mail, password and the product, and never the repetition', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(<SignUpForm client={createClient(api)} />)
  await screen.getByLabelText('Email').fill('otter@example.org')
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse')
  await screen.getByLabelText('Repeat password').fill('correct horse')
  await screen.getByRole('button', { name: 'Sign Up' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual({
    email: 'otter@example.org',
    password: 'correct horse',
    app: 'Duologue',
  })
})

test('the repetition is checked again when the password changes', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(<SignUpForm client={createClient(api)} />)
  const password = screen.getByLabelText('Password', { exact: true })
  const repeated = screen.getByLabelText('Repeat password')
  await password.fill('correct horse')
  await expect.element(repeated).not.toHaveAttribute('aria-invalid')
  await repeated.fill('correct hose')
  await password.click()
  await expect.element(screen.getByText('does not match')).toBeVisible()
  await password.fill('correct hose')
  await expect.element(repeated).not.toHaveAttribute('aria-invalid')
  expect(calls).toEqual([])
})

test('a reset signs in, then leads on', async () => {
  const { api, calls } = pretendApi()
  let reset = 0
  const onReset = () => Promise.resolve(void (reset += 1))
  const screen = await render(
    <ResetForm client={createClient(api)} resetToken="from-the-link" onReset={onReset} />,
  )
  await screen.getByLabelText('New password', { exact: true }).fill('another horse')
  await screen.getByLabelText('Repeat new password').fill('another horse')
  await screen.getByRole('button', { name: 'Reset password' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls[0]?.body).toEqual({ password: 'another horse', resetToken: 'from-the-link' })
  calls[0]?.answer(200, { user: sampleUser, authToken: 'secret' })
  await expect.poll(() => reset).toBe(1)
  expect(sessionNow().status).toBe('user')
})

test('a profile is sent whole, its e-mail address not; what was saved is kept here', async () => {
  const { api, calls } = pretendApi()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const screen = await render(<ProfileForm client={createClient(api)} user={sampleUser} />, {
    wrapper: PretendPage,
  })
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await screen.getByLabelText('Username').fill('señor')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(
      screen.getByText(
        'can only contain English letters, numbers, periods, hyphens, and underscores',
      ),
    )
    .toBeVisible()
  await screen.getByLabelText('Username').fill('quickfox')
  await screen.getByLabelText('Account type').selectOptions('Teacher')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls[0]?.path).toBe(`/api/users/${sampleUser.id}`)
  expect(calls[0]?.body).toEqual({
    username: 'quickfox',
    givenName: 'Ada',
    familyName: 'Otter',
    type: 'teacher',
  })
  calls[0]?.answer(200, { ...sampleUser, username: 'quickfox', type: 'teacher' })
  await expect.element(screen.getByText('Profile updated.')).toBeVisible()
  const session = sessionNow()
  expect(session.status === 'user' && session.user.username).toBe('quickfox')
})

test('an account type that is refused is told beside it and set back; what was typed stays', async () => {
  const { api, calls } = pretendApi()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const screen = await render(<ProfileForm client={createClient(api)} user={sampleUser} />, {
    wrapper: PretendPage,
  })
  const type = screen.getByLabelText('Account type')
  await screen.getByLabelText('First name').fill('Grace')
  await type.selectOptions('Teacher')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls).toHaveLength(1)
  const message = 'You are still a student of a class. Ask its teacher to remove you first.'
  calls[0]?.answer(409, { message, code: 'still-enrolled' })
  await expect.element(type).toHaveAccessibleDescription(message)
  await expect.element(type).toHaveValue('personal')
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Grace')
})

test('an account type of a profile that is refused altogether is set back; one without an answer stays', async () => {
  const { api, calls } = pretendApi()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const screen = await render(<ProfileForm client={createClient(api)} user={sampleUser} />, {
    wrapper: PretendPage,
  })
  const type = screen.getByLabelText('Account type')
  const save = screen.getByRole('button', { name: 'Save' })
  await type.selectOptions('Teacher')
  await save.click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(503, { message: 'Nothing can be saved now.', code: 'busy' })
  await expect.element(screen.getByText('Nothing can be saved now.')).toBeVisible()
  await expect.element(type).toHaveValue('teacher')
  await save.click()
  await expect.poll(() => calls).toHaveLength(2)
  calls[1]?.answer(403, { message: 'Not for you.', code: 'forbidden' })
  await expect.element(screen.getByText('Not for you.')).toBeVisible()
  await expect.element(type).toHaveValue('personal')
})

test('a changed password empties the fields; a wrong one can be typed again', async () => {
  const { api, calls } = pretendApi()
  beginSession({ user: sampleUser, authToken: 'secret' })
  const screen = await render(<PasswordForm client={createClient(api)} user={sampleUser} />, {
    wrapper: PretendPage,
  })
  const current = screen.getByLabelText('Current password')
  await current.fill('wrong horse')
  await screen.getByLabelText('New password', { exact: true }).fill('another horse')
  await screen.getByLabelText('Repeat new password').fill('another horse')
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.poll(() => calls).toHaveLength(1)
  calls[0]?.answer(400, { message: 'The current password is wrong.', code: 'wrong-password' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The current password is wrong.')
  await expect
    .element(screen.getByLabelText('Current password'))
    .toHaveAccessibleDescription('The current password is wrong.')
  await expect.element(current).toHaveFocus()
  await current.fill('correct horse')
  await save.click()
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls[1]?.body).toEqual({ oldPassword: 'correct horse', newPassword: 'another horse' })
  calls[1]?.answer(200, { ok: true })
  await expect.element(screen.getByText('Password updated.')).toBeVisible()
  await expect.element(current).toHaveValue('')
  expect(sessionNow().status).toBe('user')
})
